import AcmeMockups
import TintypeCommands
import TintypeMockups

RenderTool.main(mockups: MockupCatalog.all + [LoyaltyCardMockup.self])
