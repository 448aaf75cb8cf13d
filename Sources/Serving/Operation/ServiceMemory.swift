internal import CAllocator
import TintypePrimitives

/// How a process that runs for weeks deals with the allocator.
enum ServiceMemory {
  /// What is larger comes from the system each time and goes back to it at once.
  ///
  /// By itself the allocator raises this to the size of what was let go last, up to 32 MiB; pictures
  /// then leave holes that nothing else fits in, and the process grows for thousands of requests.
  ///
  /// Source: glibc, `mallopt(3)`, `M_MMAP_THRESHOLD`.
  private static let largest: Int32 = 128 << 10
  /// How much unused memory at the end of a heap is kept.
  private static let trim: Int32 = 1 << 20

  /// Sets the allocator up; called before threads are.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, largest)
    mallopt(M_TRIM_THRESHOLD, trim)
  }

  /// Gives unused memory back to the system; the next picture costs a millisecond more.
  static func release() {
    BitmapMemory.release()
    malloc_trim(0)
  }
}
