import { detail, inference, passagesOf } from "./passage.ts";

const message = passagesOf("message", 1);

export const messages1 = [
  message("sister-dinner", {
    title: "Dinner plans",
    text: "Hi, this is your sister Carol. We are having dinner on Sunday at 5, not at 6. Please bring bread. I already made the soup and a pie. Call me back if you need a ride.",
    questions: [
      detail("What day is the dinner?", "Sunday", "Friday", "Saturday", "Monday"),
      detail("What time is the dinner now?", "5 o'clock", "6 o'clock", "4 o'clock", "7 o'clock"),
      detail("What should you bring?", "Bread", "Soup", "A pie", "A salad"),
      inference("What changed about the dinner?", "The time", "The day", "The place", "The guests"),
    ],
  }),
  message("dental-visit", {
    title: "A reminder",
    text: "Hello, this is Hill Street Dental. You have a cleaning on Tuesday at 10:30. Please come 15 minutes early, because we have a new form for you. If you cannot come, call us by Monday noon.",
    questions: [
      detail("What is the visit for?", "A cleaning", "A filling", "An X-ray", "A new crown"),
      detail("What day is the visit?", "Tuesday", "Monday", "Thursday", "Friday"),
      detail(
        "By when should you call if you cannot come?",
        "Monday noon",
        "Monday night",
        "Tuesday noon",
        "Friday noon",
      ),
      inference("When should you be there?", "At 10:15", "At 10:30", "At 10:45", "At 10:00"),
    ],
  }),
  message("wet-package", {
    title: "A package for you",
    text: "Hi, it's Ben from apartment 4. The mailman left a package for you by the front door. It was getting wet, so I took it in. I am home tonight after 7. Come by any time then.",
    questions: [
      detail(
        "Which apartment is Ben in?",
        "Apartment 4",
        "Apartment 2",
        "Apartment 7",
        "Apartment 14",
      ),
      detail(
        "Where was the package left?",
        "By the front door",
        "In the mail room",
        "On the back steps",
        "In the elevator",
      ),
      detail(
        "When is Ben at home?",
        "Tonight after 7",
        "Tonight until 7",
        "Tomorrow at 7",
        "This afternoon",
      ),
      inference("What was the weather like?", "Rainy", "Sunny", "Foggy", "Hot"),
    ],
  }),
  message("car-ready", {
    title: "About your car",
    text: "Hello, this is Main Street Garage. Your car is ready. We changed the oil and put in a new battery. The total is 140 dollars. We close at 6 today, and we are not open on Sunday.",
    questions: [
      detail("What did they change?", "The oil", "The tires", "The brakes", "The lights"),
      detail("What is the total?", "$140", "$114", "$40", "$400"),
      detail("When do they close today?", "At 6", "At 5", "At 7", "At 8"),
      inference(
        "What was most likely wrong with the car?",
        "It did not start",
        "It had a flat tire",
        "It would not stop",
        "It had a cracked window",
      ),
    ],
  }),
  message("no-choir", {
    title: "About practice",
    text: "Hi, this is Ruth from the choir. There is no practice this Thursday, because the hall is being painted. We will meet again next week at our usual time. Please learn the first 2 songs in the blue book.",
    questions: [
      detail(
        "Why is there no practice?",
        "The hall is being painted",
        "The teacher is away",
        "It is a holiday",
        "The heat is off",
      ),
      detail(
        "What should you learn?",
        "The first 2 songs",
        "The last 2 songs",
        "The first 5 songs",
        "All of the songs",
      ),
      detail("What color is the book?", "Blue", "Red", "Green", "Black"),
      inference(
        "When is the next practice?",
        "Thursday of next week",
        "Thursday of this week",
        "Friday of this week",
        "Sunday of next week",
      ),
    ],
  }),
  message("found-glasses", {
    title: "Something of yours",
    text: "Good morning, this is the front desk at the library. Someone found a pair of glasses by the computers. Your name is in the case. You can pick them up any day until 8. Ask for Denise.",
    questions: [
      detail(
        "Where were the glasses found?",
        "By the computers",
        "By the copy machine",
        "In the reading room",
        "At the front desk",
      ),
      detail("How late can you pick them up?", "Until 8", "Until 5", "Until 6", "Until 9"),
      detail("Who should you ask for?", "Denise", "Diane", "Doris", "Donna"),
      inference(
        "How did the library know who to call?",
        "From the case",
        "From a library card",
        "From a neighbor",
        "From a computer",
      ),
    ],
  }),
];
