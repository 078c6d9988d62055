/** What the server writes by mail. Placeholders in braces. */
export const mails = {
  progressReport: {
    subject: "Your practice report",
    heading: "Hello {name}.",
    paragraphs: [
      "You asked for a link to your practice report.",
      "Log in to see it. Only you and your care team can.",
    ],
    rows: { from: "From", to: "To" },
    button: "See my report",
  },
  /** Below what nobody asked for. */
  optOut: "Do not contact me any more",
  footer: "Regain sent this because you asked for it. If it was not you, please contact us.",
} as const;
