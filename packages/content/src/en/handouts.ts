/** Handouts on paper. Patients and caregivers read them, so they are short and plain. */
export interface HandoutSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** If the order matters. */
  readonly steps?: readonly string[];
  readonly points?: readonly string[];
}

export interface Handout {
  readonly title: string;
  /** For the clinician who chooses one. */
  readonly summary: string;
  readonly sections: readonly HandoutSection[];
}

/** The brochure for one patient begins with personal details. Placeholders in braces. */
export const brochureTexts = {
  title: "Practice at home",
  subtitle: "For {patient}",
  from: "{clinician} has chosen exercises for you.",
  fromInstitution: "{clinician} of {institution} has chosen exercises for you.",
  yourWayIn: "How you log in",
  address: "Web address",
  username: "Username",
  password: "Password",
  passwordNote: "The one you chose in the clinic",
  qr: "Point the camera of your tablet at this square. It opens the web page.",
} as const;

export const handoutFooter =
  "Regain is for practice. It does not take the place of your doctor or therapist.";

export const handouts = {
  brochure: {
    title: "Practice at home",
    summary: "The patient brochure: why home practice helps, and how it works.",
    sections: [
      {
        heading: "Why practice at home?",
        paragraphs: [
          "Your brain learns by doing things again and again.",
          "One hour in the clinic each week is a good start. A little each day adds much more.",
        ],
        points: [
          "People who practice at home do four times more therapy.",
          "You choose the time of day that suits you.",
          "The exercises get harder when you do well. They get easier when they are too hard.",
          "Your clinician sees how it goes and changes your exercises.",
        ],
      },
      {
        heading: "What you need",
        points: [
          "A tablet, a computer or a phone with a web browser",
          "The internet",
          "A quiet place and about 20 minutes",
        ],
      },
      {
        heading: "How to start",
        steps: [
          "Open the web page of Regain.",
          "Log in with your username and password, or with your card.",
          "Touch the big button on the first page.",
          "Do one exercise after another. You can stop at any time.",
        ],
      },
      {
        heading: "How much is enough?",
        paragraphs: [
          "Try for 20 to 30 minutes on most days.",
          "Two short times are as good as one long time.",
          "Rest when you are tired. Tomorrow is another day.",
        ],
      },
    ],
  },
  "getting-started": {
    title: "Your first day with Regain",
    summary: "Step by step from the clinic to the first practice at home.",
    sections: [
      {
        heading: "Before you begin",
        points: [
          "Sit at a table, with good light.",
          "Put on your glasses or hearing aids, if you use them.",
          "Turn off the TV and the radio.",
          "Charge the tablet, or plug it in.",
        ],
      },
      {
        heading: "Log in",
        steps: [
          "Open the web page of Regain.",
          "Type your username. Touch Next.",
          "Type your password. Touch Continue.",
        ],
        paragraphs: ["Do you have a sign-in card? Then point the camera at the square on it."],
      },
      {
        heading: "Your first practice",
        steps: [
          "Touch Start.",
          "Watch the short video. It shows what to do.",
          "Do the exercise. Touch Get Help when you are stuck.",
          "Touch Next to continue.",
        ],
        paragraphs: ["Every answer is saved right away. You can close the page at any time."],
      },
      {
        heading: "If something does not work",
        points: [
          "No sound? Turn up the volume of the tablet.",
          "Words too small? Touch Settings and make them bigger.",
          "Too hard or too easy? Touch Skip and say why.",
          "Still stuck? Touch Help. You can call us.",
        ],
      },
    ],
  },
  "for-caregivers": {
    title: "For family and friends",
    summary: "How those at home can help without taking over.",
    sections: [
      {
        heading: "You make a real difference",
        paragraphs: [
          "It is hard to practice alone. A kind word each day helps more than you think.",
        ],
      },
      {
        heading: "Help to begin",
        points: [
          "Choose a fixed time, such as after breakfast.",
          "Set up the tablet and the chair. Then let the person start.",
          "Stay close for the first few days. Then step back.",
        ],
      },
      {
        heading: "While they practice",
        points: [
          "Give time. Count to ten before you help.",
          "Do not give the answer. The exercise has its own help.",
          "Wrong answers are part of learning. The level will change by itself.",
          "Praise the work, not the score.",
        ],
      },
      {
        heading: "Please do not answer for them",
        paragraphs: [
          "The answers show the clinician what comes next.",
          "If you answer, the exercises get too hard.",
        ],
      },
      {
        heading: "Look after yourself too",
        points: [
          "Take breaks. Ask other people to help.",
          "Tell the clinician when it gets too much for you.",
        ],
      },
    ],
  },
  "one-hand": {
    title: "Practice with one hand",
    summary: "After a stroke: how to place the tablet and use it with one hand.",
    sections: [
      {
        heading: "Place the tablet",
        points: [
          "Lay it on a table, not in your lap.",
          "Use a stand so it does not tip over.",
          "Put a rubber mat under it so it does not slide.",
          "Move it to the side of your good hand.",
        ],
      },
      {
        heading: "Place yourself",
        points: [
          "Sit with both feet on the floor.",
          "Rest your weak arm on the table, where you can see it.",
          "Put a cushion under the arm if it hurts.",
        ],
      },
      {
        heading: "Set up Regain",
        points: [
          "Touch Settings, and choose the side for the buttons.",
          "Every exercise works with single touches. You never have to drag.",
          "Does your hand shake? A second quick touch does not count.",
          "A pen for tablets may be easier than a finger.",
        ],
      },
      {
        heading: "If you do not see one side well",
        points: [
          "Put a bright strip of tape on that edge of the tablet.",
          "Turn your head until you see the strip. Then begin.",
          "Choose the buttons on the side that you see well.",
        ],
      },
    ],
  },
  "talking-with-aphasia": {
    title: "Talking with a person who has aphasia",
    summary: "For families: what helps when words are hard to find.",
    sections: [
      {
        heading: "What is aphasia?",
        paragraphs: [
          "Aphasia makes it hard to find words, to speak, read or write.",
          "It does not change how smart a person is.",
        ],
      },
      {
        heading: "When you speak",
        points: [
          "Turn off the TV. Look at each other.",
          "Say one thing at a time, in short sentences.",
          "Use your normal voice. Louder does not help.",
          "Show, point, draw, or write a key word.",
        ],
      },
      {
        heading: "When they speak",
        points: [
          "Wait. A long pause is fine.",
          "Ask questions that can be answered with yes or no.",
          "Say what you understood, and ask if it is right.",
          "If you do not understand, say so. Try again later.",
        ],
      },
      {
        heading: "Every day",
        points: [
          "Let them order the meal and answer the phone.",
          "Talk about the news, the garden and old photos.",
          "Keep them in the conversation when friends visit.",
        ],
      },
    ],
  },
  "when-you-are-tired": {
    title: "When your brain is tired",
    summary: "How to save energy, and when to stop.",
    sections: [
      {
        heading: "Being tired is normal",
        paragraphs: [
          "A healing brain needs a lot of energy.",
          "Many people feel tired for months. It is not your fault.",
        ],
      },
      {
        heading: "Signs that you need a break",
        points: [
          "You make more mistakes than before.",
          "You read the same line again and again.",
          "Sounds and lights bother you.",
          "You feel grumpy or want to cry.",
        ],
      },
      {
        heading: "What helps",
        steps: [
          "Practice when you feel at your best.",
          "Stop after 10 minutes, and rest for 10 minutes.",
          "Close your eyes. Drink some water.",
          "Do the rest later, or tomorrow. Regain keeps your place.",
        ],
      },
      {
        heading: "Call for help right away",
        paragraphs: [
          "Does your face droop all of a sudden? Is your arm weak, or your speech slurred? Call 911 right away.",
          "Does a bad headache come on fast? Call 911 right away.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Handout>>;
export type HandoutName = keyof typeof handouts;
