import Testing
import XCTest

/// Tells the running test, of either framework, what failed.
struct TestReporter {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test with a message and attaches the pictures.
  func report(_ failure: SnapshotAssertion.Failure) {
    if Test.current != nil {
      let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      for picture in failure.pictures {
        Attachment.record(picture.bytes, named: picture.name, sourceLocation: place)
      }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    } else {
      attach(failure)
      XCTFail(failure.message, file: filePath, line: line)
    }
  }

  /// XCTest has attachments on Apple's systems only; elsewhere the message names the files.
  private func attach(_ failure: SnapshotAssertion.Failure) {
    #if canImport(Darwin)
    XCTContext.runActivity(named: "Snapshot") { activity in
      for picture in failure.pictures {
        let attachment = XCTAttachment(
          data: .init(picture.bytes), uniformTypeIdentifier: "public.png")
        attachment.name = picture.name
        activity.add(attachment)
      }
    }
    #endif
  }
}
