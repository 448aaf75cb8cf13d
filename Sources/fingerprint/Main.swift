@main enum Fingerprint { static func main() {} }
