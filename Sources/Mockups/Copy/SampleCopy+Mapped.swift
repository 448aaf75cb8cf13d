// Every word of the mockups is named here once: what is added to the copy is added here too, which a
// test of the pseudo-locales holds it to.

extension SampleCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> SampleCopy {
    var copy = self
    copy.today = change(copy.today)
    copy.greeting = change(copy.greeting)
    copy.question = change(copy.question)
    copy.read = change(copy.read)
    copy.answerStart = change(copy.answerStart)
    copy.answerDate = change(copy.answerDate)
    copy.answerEnd = change(copy.answerEnd)
    copy.answerNote = change(copy.answerNote)
    copy.shortAnswerStart = change(copy.shortAnswerStart)
    copy.track = change(copy.track)
    copy.change = change(copy.change)
    copy.person = change(copy.person)
    copy.followUp = change(copy.followUp)
    copy.delivered = change(copy.delivered)
    copy.checking = change(copy.checking)
    copy.draft = change(copy.draft)
    copy.longDraft = change(copy.longDraft)
    copy.dictated = change(copy.dictated)
    copy.failed = change(copy.failed)
    copy.specialist = change(copy.specialist)
    copy.specialistGreeting = change(copy.specialistGreeting)
    copy.tooLarge = change(copy.tooLarge)
    copy.longMessage = change(copy.longMessage)
    copy.longTitle = change(copy.longTitle)
    copy.options = change(copy.options)
    copy.copyMessage = change(copy.copyMessage)
    copy.openTracking = change(copy.openTracking)
    copy.viewOrder = change(copy.viewOrder)
    copy.weakConnection = change(copy.weakConnection)
    copy.historySaved = change(copy.historySaved)
    copy.cards = copy.cards.map { $0.mapped(change) }
    copy.returnPolicy = change(copy.returnPolicy)
    copy.warranty = change(copy.warranty)
    copy.buyingGuide = change(copy.buyingGuide)
    copy.storeStock = change(copy.storeStock)
    copy.beforeWeStart = change(copy.beforeWeStart)
    copy.instruction = change(copy.instruction)
    copy.fullName = change(copy.fullName)
    copy.firstAndLast = change(copy.firstAndLast)
    copy.email = change(copy.email)
    copy.orderNumber = change(copy.orderNumber)
    copy.digitsOnly = change(copy.digitsOnly)
    copy.topic = change(copy.topic)
    copy.delivery = change(copy.delivery)
    copy.memberSince = change(copy.memberSince)
    copy.marchDate = change(copy.marchDate)
    copy.agree = change(copy.agree)
    copy.sendCopy = change(copy.sendCopy)
    copy.textUpdates = change(copy.textUpdates)
    copy.no = change(copy.no)
    copy.answers = copy.answers.mapped(change)
    copy.attachments = copy.attachments.mapped(change)
    copy.feedback = copy.feedback.mapped(change)
    copy.notices = copy.notices.mapped(change)
    copy.orders = copy.orders.mapped(change)
    copy.secureForm = copy.secureForm.mapped(change)
    copy.voice = copy.voice.mapped(change)
    return copy
  }
}

extension AnswerCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> AnswerCopy {
    var copy = self
    copy.kettleQuestion = change(copy.kettleQuestion)
    copy.kettleAnswer = change(copy.kettleAnswer)
    copy.guide = change(copy.guide)
    copy.host = change(copy.host)
    copy.compare = change(copy.compare)
    copy.returnQuestion = change(copy.returnQuestion)
    copy.returnTitle = change(copy.returnTitle)
    copy.daysStart = change(copy.daysStart)
    copy.days = change(copy.days)
    copy.daysEnd = change(copy.daysEnd)
    copy.steps = copy.steps.map(change)
    copy.moreStart = change(copy.moreStart)
    copy.moreLink = change(copy.moreLink)
    copy.moreEnd = change(copy.moreEnd)
    copy.rulesStart = change(copy.rulesStart)
    copy.rulesLink = change(copy.rulesLink)
    copy.labelStart = change(copy.labelStart)
    copy.labelLink = change(copy.labelLink)
    copy.refund = copy.refund.map(change)
    copy.emailSubject = change(copy.emailSubject)
    copy.emailTo = change(copy.emailTo)
    copy.emailText = change(copy.emailText)
    copy.feeAnswer = change(copy.feeAnswer)
    copy.unsuitable = change(copy.unsuitable)
    return copy
  }
}

extension AttachmentCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> AttachmentCopy {
    var copy = self
    copy.message = change(copy.message)
    copy.receipt = change(copy.receipt)
    copy.receiptDetail = change(copy.receiptDetail)
    copy.notes = change(copy.notes)
    copy.notesDetail = change(copy.notesDetail)
    copy.longName = change(copy.longName)
    copy.voiceNote = change(copy.voiceNote)
    copy.oldVoiceNote = change(copy.oldVoiceNote)
    copy.elapsed = change(copy.elapsed)
    copy.length = change(copy.length)
    copy.videoLength = change(copy.videoLength)
    copy.broken = change(copy.broken)
    copy.thanks = change(copy.thanks)
    copy.draft = change(copy.draft)
    copy.warranty = change(copy.warranty)
    copy.warrantyTerms = change(copy.warrantyTerms)
    copy.warrantySubject = change(copy.warrantySubject)
    copy.covered = change(copy.covered)
    copy.howToClaim = change(copy.howToClaim)
    copy.pageCount = change(copy.pageCount)
    copy.pictureCount = change(copy.pictureCount)
    copy.unreadable = change(copy.unreadable)
    copy.unreadableReason = change(copy.unreadableReason)
    copy.downloadInstead = change(copy.downloadInstead)
    return copy
  }
}

extension FeedbackCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> FeedbackCopy {
    var copy = self
    copy.reasons = copy.reasons.map(change)
    copy.comment = change(copy.comment)
    copy.tellUsMore = change(copy.tellUsMore)
    copy.submit = change(copy.submit)
    copy.copied = change(copy.copied)
    return copy
  }
}

extension NoticeCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> NoticeCopy {
    var copy = self
    copy.ordersFailed = change(copy.ordersFailed)
    copy.ordersFailedLong = change(copy.ordersFailedLong)
    copy.joined = change(copy.joined)
    copy.busy = change(copy.busy)
    copy.searching = change(copy.searching)
    copy.connecting = change(copy.connecting)
    copy.checkConnection = change(copy.checkConnection)
    copy.points = copy.points.map(change)
    copy.personPlease = change(copy.personPlease)
    copy.thanks = change(copy.thanks)
    return copy
  }
}

extension OrderCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> OrderCopy {
    var copy = self
    copy.yours = change(copy.yours)
    copy.onTheirWay = change(copy.onTheirWay)
    copy.arriving = copy.arriving.map { $0.mapped(change) }
    copy.ask = change(copy.ask)
    copy.suggestions = copy.suggestions.map(change)
    copy.longSuggestion = change(copy.longSuggestion)
    copy.title = change(copy.title)
    copy.facts = copy.facts.map { $0.mapped(change) }
    copy.longFact = copy.longFact.mapped(change)
    copy.choose = change(copy.choose)
    copy.choices = copy.choices.map { $0.mapped(change) }
    copy.which = change(copy.which)
    copy.recordAsSent = change(copy.recordAsSent)
    return copy
  }
}

extension SecureFormCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> SecureFormCopy {
    var copy = self
    copy.page = change(copy.page)
    copy.title = change(copy.title)
    copy.note = change(copy.note)
    copy.order = change(copy.order)
    copy.readOnly = change(copy.readOnly)
    copy.cardNumber = change(copy.cardNumber)
    copy.expiry = change(copy.expiry)
    copy.expiryFormat = change(copy.expiryFormat)
    copy.securityCode = change(copy.securityCode)
    copy.threeDigits = change(copy.threeDigits)
    copy.checking = change(copy.checking)
    copy.backToChat = change(copy.backToChat)
    copy.link = change(copy.link)
    return copy
  }
}

extension VoiceCopy {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> VoiceCopy {
    var copy = self
    copy.listening = change(copy.listening)
    copy.muted = change(copy.muted)
    copy.noConnection = change(copy.noConnection)
    copy.question = change(copy.question)
    copy.answer = change(copy.answer)
    copy.mutedNote = change(copy.mutedNote)
    copy.retrying = change(copy.retrying)
    return copy
  }
}

extension OrderCopy.Order {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> OrderCopy.Order {
    OrderCopy.Order(name: change(name), detail: change(detail))
  }
}

extension CarouselCard.Content {
  /// The words, each changed by a function.
  func mapped(_ change: (String) -> String) -> CarouselCard.Content {
    CarouselCard.Content(picture: picture, title: change(title), subtitle: change(subtitle))
  }
}
