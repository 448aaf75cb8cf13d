extension BuiltInIcon {
  /// A drawn picture as a whole document; nil if there is none of that name.
  static func picture(_ name: String) -> StaticString? {
    switch name {
    case "pictureGrinder":
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-59 0 358 140"><defs><linearGradient
      id="gb" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F3E8DA"/><stop offset="1"
      stop-color="#DFC9AC"/></linearGradient></defs><rect x="-59" width="358" height="140"
      fill="url(#gb)"/><ellipse cx="120" cy="119" rx="46" ry="5" fill="#A98C66"
      opacity=".5"/><path d="M98 38h44l-6 24h-32z" fill="#8B5E34"/><path d="M101 48h38l-3 14h-32z"
      fill="#5F3D1E"/><rect x="100" y="62" width="40" height="56" rx="8" fill="#2B2F36"/><rect
      x="106" y="62" width="10" height="56" fill="#464C56"/><rect x="94" y="30" width="52"
      height="8" rx="4" fill="#2B2F36"/><circle cx="128" cy="92" r="5" fill="#D9A15B"/></svg>
      """
    case "pictureKettle":
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 136"><defs><linearGradient id="kb"
      x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DDEBF7"/><stop offset="1"
      stop-color="#B9D3EA"/></linearGradient></defs><rect width="240" height="136"
      fill="url(#kb)"/><ellipse cx="120" cy="113" rx="52" ry="5" fill="#7F9DB8"
      opacity=".5"/><path d="M92 112c-6-2-8-8-7-14l6-36c1-8 7-13 15-13h28c8 0 14 5 15 13l6 36c1
      6-1 12-7 14z" fill="#1F4468"/><path d="M98 62c1-5 4-8 9-8h8l-4 58H95c-5-1-6-6-5-11z"
      fill="#3A6794"/><path d="M150 62c18 0 24 8 22 20-1 8-6 14-12 17" fill="none"
      stroke="#1F4468" stroke-width="7" stroke-linecap="round"/><path d="M91
      74c-12-1-15-10-24-20l-8 2c9 8 10 30 28 38" fill="#1F4468"/><rect x="104" y="42" width="32"
      height="8" rx="4" fill="#16324C"/><circle cx="120" cy="36" r="6" fill="#D9A15B"/></svg>
      """
    case "pictureLandscape":
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 520"><defs><linearGradient id="pa"
      x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6D9B8"/><stop offset=".5"
      stop-color="#E9B78C"/><stop offset="1" stop-color="#7C93A8"/></linearGradient></defs><rect
      width="390" height="520" fill="url(#pa)"/><circle cx="272" cy="208" r="40"
      fill="#FFF1DC"/><path d="M0 300l92-96 84 90 70-62 144 118v170H0z" fill="#6C7F93"/><path
      d="M0 372l120-92 110 104 78-58 82 60v134H0z" fill="#43596E"/><path d="M0 436l150-52 120 44
      120-34v126H0z" fill="#24384A"/></svg>
      """
    default: nil
    }
  }
}
