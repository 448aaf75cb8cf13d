@main enum Render { static func main() {} }
