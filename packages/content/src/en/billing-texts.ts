/** What the server says about plans, prices and subscriptions. Placeholders in braces. */
export const billingTexts = {
  product: "Regain home practice",
  productDescription: "All exercises, with a report of what changes. On every device.",
  plans: {
    month: { title: "Monthly", each: "a month", one: "one month" },
    year: { title: "Yearly", each: "a year", one: "one year" },
  },
  titleWithTrial: "{title}, after the trial",
  /** Under the plans, by default. */
  blurb: "Unlimited therapy for less than $1 per day.",
  agreedBlurb: "You pay {price} a month, as you told us. This price stays.",
  yearlySaving: "Save {amount} a year.",
  blurbs: {
    trialing: "Your free trial runs until {date}.",
    trialing_with_cc: "Your free trial runs until {date}. Then you pay {later} {each}.",
    /** If a discount reduces the first payment, several payments, or makes the first one free. */
    trialThenLess:
      "Your free trial runs until {date}. Then your first payment is {amount}. After that you pay {later} {each}.",
    trialThenLessForLong:
      "Your free trial runs until {date}. Then your first payment is {amount}. Once the discount is over you pay {later} {each}.",
    trialThenFree:
      "Your free trial runs until {date}. Then {one} is free. After that you pay {later} {each}.",
    paying: "You pay {later} {each}. Your next payment is {amount} on {date}.",
    past_due:
      "Your last payment did not go through. Please use another card. You can still practice.",
    trialEnded: "Your free trial ended on {date}. Your results are kept.",
    expired: "Your subscription ended on {date}. Your results are kept.",
    account_created:
      "Please finish your sign-up in the app. Or use the link in your partner's email.",
    clinician_setup: "Please finish your sign-up first.",
    cancelled: "Your subscription ends on {date}. You keep full access until then.",
    /** If the institution pays from then on, or already does. */
    memberCancelled:
      "Your subscription ends on {date}. Your institution pays from then on. You keep full access.",
    institutionPays: "Your institution pays for your practice. You pay nothing.",
    sponsored: "Somebody else pays for your practice. You pay nothing.",
    sponsoredUntil: "Somebody else pays for your practice until {date}. You pay nothing.",
    iOSIAP: "You pay through the App Store. Manage it in the settings of your iPhone or iPad.",
    AmazonIAP: "You pay through Amazon. Manage it in your Amazon account.",
    GoogleIAP: "You pay through Google Play. Manage it in the Google Play app.",
    Flex: "You pay through Flex. Manage it in your Flex account.",
  },
  cost: "{price} {each}",
  resumed: "Welcome back. Your subscription continues.",
  cancelledUntil: "Your subscription is cancelled. You keep full access until {date}.",
  ended:
    "Your subscription is cancelled and has ended. You will not be charged for the unpaid amount.",
  /** If the institution pays from then on. */
  memberCancelled:
    "Your subscription is cancelled. Your institution pays from {date} on. You keep full access.",
  memberEnded:
    "Your subscription is cancelled and has ended. Your institution pays from now on. You keep full access.",
  /** For somebody who requests deletion of their account; `blurb` says who is paid. */
  atDeletion: {
    "goes-on-elsewhere":
      "{blurb} We cannot end that for you. Please end it there, or you will keep paying.",
    "not-charged-again": "You will not be charged again.",
    "not-given-back": "What is paid until {date} will not be refunded.",
    "given-back-if-first":
      "Was your first payment in the last 30 days? Write to us, and you will get your money back. If not, what is paid until {date} will not be refunded.",
  },
  coupon: {
    success: {
      once: "{code}: {off} off your first payment.",
      repeating: "{code}: {off} off for {months} months.",
      repeatingOne: "{code}: {off} off for 1 month.",
      forever: "{code}: {off} off every payment.",
    },
    unknown: "We do not recognize this code. Please check how it is spelled.",
    expired: "This code is no longer valid.",
    used: "This code was already used for this account. It can be used only once.",
    otherPlan: {
      month: "This code is for the monthly plan.",
      year: "This code is for the yearly plan.",
    },
    withAgreedPrice: "Your agreed price is already lower. A code cannot be added to it.",
  },
} as const;
