import { detail, inference, passagesOf } from "./passage.ts";

const message = passagesOf("message", 2);

export const messages2 = [
  message("plumber-visit", {
    title: "About the visit",
    text: "Hello, this is Leo, the plumber. I got your message about the kitchen sink. I can come on Wednesday between 1 and 3. Until then, please keep the water under the sink turned off. You can still use the bathroom. The visit costs 60 dollars, and parts are extra. Please clear out the space under the sink, so that I can reach the pipes.",
    questions: [
      detail(
        "When can Leo come?",
        "Wednesday between 1 and 3",
        "Wednesday before noon",
        "Thursday between 1 and 3",
        "Monday after 3",
      ),
      detail("What does the visit cost, without parts?", "$60", "$16", "$80", "$160"),
      detail(
        "What should you do before he comes?",
        "Clear the space under the sink",
        "Buy the new parts",
        "Clean the bathroom",
        "Leave the key outside",
      ),
      inference(
        "What is most likely wrong?",
        "The sink leaks",
        "The drain smells",
        "The tap is stuck",
        "The water is cold",
      ),
      inference(
        "Where can you wash your hands until then?",
        "In the bathroom",
        "In the kitchen",
        "In the yard",
        "At a neighbor's",
      ),
    ],
  }),
  message("walk-moved", {
    title: "About our walk",
    text: "Hi, it's Maria. I am calling about our walk tomorrow. My daughter is bringing the baby over in the morning, so I cannot come at 9. Could we go at 2 instead? Let's meet at the duck pond, not at the gate. It will be hot by then, so bring water and a hat. If I don't hear from you, I will be there at 2.",
    questions: [
      detail(
        "Where does Maria want to meet?",
        "At the duck pond",
        "At the gate",
        "At her house",
        "At the bus stop",
      ),
      detail("What time does she want to meet?", "At 2", "At 9", "At 12", "At 4"),
      detail(
        "What should you bring?",
        "Water and a hat",
        "Bread for the ducks",
        "A toy for the baby",
        "Lunch and a blanket",
      ),
      inference(
        "Why can Maria not walk at 9?",
        "She will have family over",
        "She will be at work",
        "She sleeps late",
        "She has a doctor's visit",
      ),
      inference(
        "When do you need to call her back?",
        "If 2 does not suit you",
        "If you can come at 2",
        "Before she goes to bed",
        "As soon as you hear this",
      ),
    ],
  }),
  message("new-glasses", {
    title: "Your order",
    text: "Good afternoon. This is Clear View Eye Care. Your new reading glasses are here. You chose the brown frame, but the maker sent a black one. You may take the black frame and get 20 dollars off. Or we can order the brown one again. That takes 10 more days. Please call and tell us what you would like.",
    questions: [
      detail(
        "What kind of glasses are they?",
        "Reading glasses",
        "Sunglasses",
        "Driving glasses",
        "Safety glasses",
      ),
      detail("How much can you get off?", "$20", "$10", "$12", "$50"),
      detail(
        "How long would a new order take?",
        "10 more days",
        "2 more days",
        "20 more days",
        "1 more month",
      ),
      inference(
        "Who made the mistake?",
        "The maker of the frames",
        "The eye doctor",
        "The customer",
        "The mail carrier",
      ),
      inference(
        "What do you have to choose between?",
        "A lower price or the right color",
        "A brown frame or a gray one",
        "A new order or your money back",
        "This week or next week",
      ),
    ],
  }),
  message("cat-sitting", {
    title: "About the cat",
    text: "Hi, this is Tom next door. Thank you for feeding Pepper this weekend. Her food is in the blue box by the fridge. Give her half a cup in the morning and half a cup at night. Please do not let her out, even if she cries at the door. The key is with Mrs. Lee. We are back on Sunday night. I owe you a nice dinner.",
    questions: [
      detail(
        "Where is the food?",
        "In the box by the fridge",
        "In the box by the door",
        "On top of the fridge",
        "Under the sink",
      ),
      detail("Who has the key?", "Mrs. Lee", "Tom", "Pepper's vet", "The landlord"),
      detail(
        "When do they come back?",
        "Sunday night",
        "Saturday night",
        "Sunday morning",
        "Monday morning",
      ),
      inference(
        "How much does Pepper eat in a day?",
        "1 cup",
        "Half a cup",
        "2 cups",
        "A quarter cup",
      ),
      inference(
        "What is Pepper likely to do?",
        "Ask to go outside",
        "Hide under the bed",
        "Leave her food",
        "Wake you at night",
      ),
    ],
  }),
  message("book-club", {
    title: "Book club news",
    text: "Hello, this is Grace from the book club. The bookstore is too small for us now, so we will meet at my house this month. It is the yellow house on Park Lane, across from the fire station. Please park on the street, not in front of the station. We start at 7. I will make tea, and Sam will bring a cake. All you need is your book.",
    questions: [
      detail(
        "Where is the meeting?",
        "At Grace's house",
        "At the bookstore",
        "At the fire station",
        "At Sam's house",
      ),
      detail("When do they start?", "At 7", "At 6", "At 5", "At 8"),
      detail("What will Sam bring?", "A cake", "Tea", "A book", "Chairs"),
      inference(
        "Why did they change the place?",
        "The group has grown",
        "The store has closed",
        "The group has no money",
        "The store is far away",
      ),
      inference(
        "Why not park in front of the station?",
        "Fire trucks must get out",
        "The street is too steep",
        "It costs too much",
        "Buses stop there",
      ),
    ],
  }),
  message("hearing-aid", {
    title: "From the clinic",
    text: "Good morning. This is the hearing clinic on Second Avenue. Your hearing aid has been fixed. The tube was blocked, so we cleaned it. There is no charge. You can get it from Monday to Thursday between 9 and 4. Please bring back the one we lent you. We also have free batteries for you. Just ask at the desk. You do not need an appointment.",
    questions: [
      detail(
        "What was wrong?",
        "A tube was blocked",
        "A battery was empty",
        "A wire was loose",
        "A switch was broken",
      ),
      detail(
        "What should you bring?",
        "The one they lent you",
        "The bill",
        "New batteries",
        "Your doctor's note",
      ),
      detail("What can you get for free?", "Batteries", "A hearing test", "A new case", "Parking"),
      inference("On which day can you not get it?", "Friday", "Monday", "Tuesday", "Thursday"),
      inference(
        "What will you pay?",
        "Nothing",
        "For the cleaning",
        "For a new tube",
        "For the loan",
      ),
    ],
  }),
];
