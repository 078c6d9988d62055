import { detail, inference, passagesOf } from "./passage.ts";

const announcement = passagesOf("announcement", 1);

export const announcements1 = [
  announcement("store-closing", {
    title: "In the store",
    text: "Good evening, shoppers. The store closes in 15 minutes. Please bring your items to the front now. Lanes 1 to 4 are open. The side door is locked, so please leave by the main door. Thank you.",
    questions: [
      detail(
        "When does the store close?",
        "In 15 minutes",
        "In 5 minutes",
        "In 30 minutes",
        "In 50 minutes",
      ),
      detail(
        "Which lanes are open?",
        "Lanes 1 to 4",
        "Lanes 2 to 6",
        "Lanes 4 to 8",
        "Lanes 1 to 10",
      ),
      detail(
        "Which door is locked?",
        "The side door",
        "The main door",
        "The back door",
        "The garden door",
      ),
      inference(
        "What should shoppers do now?",
        "Go and pay",
        "Look for sales",
        "Move their cars",
        "Wait at the side door",
      ),
    ],
  }),
  announcement("late-train", {
    title: "At the station",
    text: "Your attention, please. The 9:20 train to Oakdale is running 20 minutes late. It will now leave from track 6, not from track 2. While you wait, coffee is free at the stand by the clock.",
    questions: [
      detail("How late is the train?", "20 minutes", "10 minutes", "15 minutes", "45 minutes"),
      detail("Which track does it leave from?", "Track 6", "Track 2", "Track 8", "Track 9"),
      detail("What is free?", "Coffee", "Parking", "The ride", "The newspaper"),
      inference("When will the train leave?", "At 9:40", "At 9:20", "At 9:30", "At 10:00"),
    ],
  }),
  announcement("pool-today", {
    title: "At the pool",
    text: "Good morning, swimmers. The small pool is closed today for cleaning. The large pool is open until 4. A class starts at 11 in the deep end, so please keep that end free. Towels are at the desk.",
    questions: [
      detail(
        "Why is the small pool closed?",
        "For cleaning",
        "For a class",
        "For a race",
        "For painting",
      ),
      detail("When does the class start?", "At 11", "At 4", "At 10", "At 1"),
      detail(
        "Where are the towels?",
        "At the desk",
        "In the lockers",
        "By the showers",
        "By the door",
      ),
      inference(
        "Where can you swim during the class?",
        "The shallow end of the large pool",
        "The deep end of the large pool",
        "The small pool",
        "Anywhere in both pools",
      ),
    ],
  }),
  announcement("bus-parade", {
    title: "On the bus",
    text: "This is your driver. Because of a parade, we will not stop at the library or on Pine Street today. The next stop is City Hall. After that, we go to the hospital. The ride will take a bit longer.",
    questions: [
      detail(
        "Why is the route different today?",
        "A parade",
        "A storm",
        "Road work",
        "A car crash",
      ),
      detail("What is the next stop?", "City Hall", "The library", "Pine Street", "The hospital"),
      detail(
        "What comes after the next stop?",
        "The hospital",
        "The library",
        "City Hall",
        "Pine Street",
      ),
      inference(
        "How is the ride different today?",
        "Slower, with fewer stops",
        "Faster, with fewer stops",
        "Slower, with more stops",
        "Faster, with more stops",
      ),
    ],
  }),
  announcement("museum-tour", {
    title: "At the museum",
    text: "Welcome to the museum. A free tour starts at 2 by the big clock. It takes 1 hour and ends in the garden. Please leave large bags at the front desk. You may take pictures, but please do not use a flash.",
    questions: [
      detail(
        "Where does the tour start?",
        "By the big clock",
        "In the garden",
        "At the front desk",
        "By the stairs",
      ),
      detail(
        "What should you leave at the desk?",
        "Large bags",
        "Wet coats",
        "Phones",
        "Umbrellas",
      ),
      detail("What may you not use?", "A flash", "A phone", "A pen", "A map"),
      inference("When does the tour end?", "At 3", "At 2", "At 4", "At 1"),
    ],
  }),
  announcement("found-dog", {
    title: "A small dog",
    text: "Hello, everyone. We found a small brown dog by the food stands. She has a red collar but no tag. She is safe with us in the first aid tent. Please come and get her before the band starts to play.",
    questions: [
      detail(
        "Where was the dog found?",
        "By the food stands",
        "By the stage",
        "In the parking lot",
        "In the first aid tent",
      ),
      detail("What color is her collar?", "Red", "Brown", "Blue", "Yellow"),
      detail(
        "Where is she now?",
        "In the first aid tent",
        "At the ticket booth",
        "By the food stands",
        "In the band's bus",
      ),
      inference(
        "Where would you hear this?",
        "At an outdoor fair",
        "At a train station",
        "At an animal clinic",
        "At a pet store",
      ),
    ],
  }),
];
