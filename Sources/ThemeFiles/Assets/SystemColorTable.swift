/// The system colours of iOS.
///
/// Columns: name, light, dark, light with high contrast, dark with high contrast. A heading names
/// the first version of iOS that has the rows below it; those under "all" never changed.
///
/// Source: the tables of Apple's Human Interface Guidelines (iOS 26 of June 2025; iOS 15–18); greys,
/// labels, fills and backgrounds at the base level from Flutter's CupertinoColors, which agree with
/// them. The dark values of brown before iOS 26 are recalled.
enum SystemColorTable {
  static let text: StaticString = """
    # iOS 26
    systemRed|#FF383C|#FF4245|#E9152D|#FF6165
    systemOrange|#FF8D28|#FF9230|#C55300|#FFA056
    systemYellow|#FFCC00|#FFD600|#A16A00|#FEDF43
    systemGreen|#34C759|#30D158|#008932|#4AD968
    systemMint|#00C8B3|#00DAC3|#008575|#54DFCB
    systemTeal|#00C3D0|#00D2E0|#008198|#3BDDEC
    systemCyan|#00C0E8|#3CD3FE|#007EAE|#6DD9FF
    systemBlue|#0088FF|#0091FF|#1E6EF4|#5CB8FF
    systemIndigo|#6155F5|#6D7CFF|#564ADE|#A7AAFF
    systemPurple|#CB30E0|#DB34F2|#B02FC2|#EA8DFF
    systemPink|#FF2D55|#FF375F|#E7124D|#FF8AC4
    systemBrown|#AC7F5E|#B78A66|#956D51|#DBA679
    # iOS 15
    systemRed|#FF3B30|#FF453A|#D70015|#FF6961
    systemOrange|#FF9500|#FF9F0A|#C93400|#FFB340
    systemYellow|#FFCC00|#FFD60A|#B25000|#FFD426
    systemGreen|#34C759|#30D158|#248A3D|#30DB5B
    systemMint|#00C7BE|#63E6E2|#0C817B|#66D4CF
    systemTeal|#30B0C7|#40C8E0|#008299|#5DE6FF
    systemCyan|#32ADE6|#64D2FF|#0071A4|#70D7FF
    systemBlue|#007AFF|#0A84FF|#0040DD|#409CFF
    systemIndigo|#5856D6|#5E5CE6|#3634A3|#7D7AFF
    systemPurple|#AF52DE|#BF5AF2|#8944AB|#DA8FFF
    systemPink|#FF2D55|#FF375F|#D30F45|#FF6482
    systemBrown|#A2845E|#AC8E68|#7F6545|#B59469
    # iOS 13
    systemTeal|#5AC8FA|#64D2FF|#0071A4|#70D7FF
    systemYellow|#FFCC00|#FFD60A|#A05A00|#FFD426
    # all
    systemGray|#8E8E93|#8E8E93|#6C6C70|#AEAEB2
    systemGray2|#AEAEB2|#636366|#8E8E93|#7C7C80
    systemGray3|#C7C7CC|#48484A|#AEAEB2|#545456
    systemGray4|#D1D1D6|#3A3A3C|#BCBCC0|#444446
    systemGray5|#E5E5EA|#2C2C2E|#D8D8DC|#363638
    systemGray6|#F2F2F7|#1C1C1E|#EBEBF0|#242426
    label|#000000|#FFFFFF|#000000|#FFFFFF
    secondaryLabel|#3C3C4399|#EBEBF599|#3C3C43AD|#EBEBF5AD
    tertiaryLabel|#3C3C434C|#EBEBF54C|#3C3C4360|#EBEBF560
    quaternaryLabel|#3C3C432D|#EBEBF528|#3C3C4342|#EBEBF53D
    placeholderText|#3C3C434C|#EBEBF54C|#3C3C4360|#EBEBF560
    separator|#3C3C4349|#54545899|#3C3C435E|#545458AD
    opaqueSeparator|#C6C6C8|#38383A|#C6C6C8|#38383A
    link|#007AFF|#0984FF|#007AFF|#0984FF
    systemFill|#78788033|#7878805B|#78788047|#78788070
    secondarySystemFill|#78788028|#78788051|#7878803D|#78788066
    tertiarySystemFill|#7676801E|#7676803D|#76768033|#76768051
    quaternarySystemFill|#74748014|#7676802D|#74748028|#76768042
    systemBackground|#FFFFFF|#000000|#FFFFFF|#000000
    secondarySystemBackground|#F2F2F7|#1C1C1E|#EBEBF0|#242426
    tertiarySystemBackground|#FFFFFF|#2C2C2E|#FFFFFF|#363638
    systemGroupedBackground|#F2F2F7|#000000|#EBEBF0|#000000
    secondarySystemGroupedBackground|#FFFFFF|#1C1C1E|#FFFFFF|#242426
    tertiarySystemGroupedBackground|#F2F2F7|#2C2C2E|#EBEBF0|#363638
    """
}
