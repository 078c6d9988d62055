import { detail, inference, passagesOf } from "./passage.ts";

const announcement = passagesOf("announcement", 2);

export const announcements2 = [
  announcement("gate-change", {
    title: "At the airport",
    text: "This is a message for people flying to Denver on flight 418. Your gate has changed from B12 to C5. To get there, go past the food court and take the moving walkway. Please allow 10 minutes. The plane will leave on time at 3:15, and boarding starts at 2:45. If you need a wheelchair or a cart, please tell us now at gate B12.",
    questions: [
      detail("What is the new gate?", "C5", "B12", "C12", "B5"),
      detail("When does boarding start?", "At 2:45", "At 3:15", "At 2:15", "At 3:45"),
      detail(
        "What will you pass on the way?",
        "The food court",
        "The bookstore",
        "The ticket desk",
        "The baggage area",
      ),
      inference(
        "Will the plane be late?",
        "No, it leaves on time",
        "Yes, by 10 minutes",
        "Yes, by half an hour",
        "No, it leaves early",
      ),
      inference(
        "Who should speak up now?",
        "People who cannot walk far",
        "People who have no ticket",
        "People with 2 bags",
        "People who want a window seat",
      ),
    ],
  }),
  announcement("fire-test", {
    title: "In the building",
    text: "Good morning. This is your building manager. We will test the fire alarm today between 10 and 11. You will hear it ring 3 times. This is only a test, so please stay where you are. The elevators will stop for a few minutes each time. If the alarm rings after 11, it is not a test. Then please use the stairs and leave at once.",
    questions: [
      detail(
        "What will be tested?",
        "The fire alarm",
        "The door bells",
        "The smoke fans",
        "The lights",
      ),
      detail("How many times will it ring?", "3 times", "2 times", "10 times", "11 times"),
      detail(
        "What will stop for a few minutes?",
        "The elevators",
        "The water",
        "The heat",
        "The phones",
      ),
      inference(
        "It rings at 10:30. What should you do?",
        "Stay where you are",
        "Use the stairs",
        "Call for help",
        "Wait by the elevator",
      ),
      inference(
        "It rings at noon. What does that mean?",
        "There may be a real fire",
        "The test starts late",
        "The test is over",
        "The elevators work again",
      ),
    ],
  }),
  announcement("market-news", {
    title: "At the market",
    text: "Welcome to the farmers market. Today the peaches are in, and you will find them at stand 9. At 11 we will show how to make fresh salsa. Come to the tent by the fountain and taste some. The parking lot on Elm Street is full, but there is room behind the school. We are here until 1, or until it rains. The bread is already gone. Sorry!",
    questions: [
      detail("Where are the peaches?", "At stand 9", "At stand 11", "At stand 1", "At stand 5"),
      detail(
        "What will they show at 11?",
        "How to make salsa",
        "How to bake bread",
        "How to dry peaches",
        "How to grow peppers",
      ),
      detail(
        "Where can you still park?",
        "Behind the school",
        "On Elm Street",
        "By the fountain",
        "Next to the tent",
      ),
      inference(
        "What came to the market but has sold out?",
        "Bread",
        "Peaches",
        "Salsa",
        "Flowers",
      ),
      inference(
        "When might the market close early?",
        "If the weather turns bad",
        "If the lot is full",
        "If the peaches are gone",
        "If few people come",
      ),
    ],
  }),
  announcement("snow-day", {
    title: "On the radio",
    text: "Here are the closings for today. All schools in Lake County are closed because of snow. Buses will run, but only once an hour. The library opens late, at noon. The senior center is closed, but lunch will still be brought to homes. Roads should be clear by 4. Please stay home this morning if you can, so that the plows can do their work.",
    questions: [
      detail(
        "How often do buses run?",
        "Once an hour",
        "Every half hour",
        "Twice a day",
        "Not at all",
      ),
      detail("When does the library open?", "At noon", "At 4", "At 9", "Not today"),
      detail("When should roads be clear?", "By 4", "By noon", "By 6", "By tomorrow"),
      inference(
        "Who will still get lunch?",
        "Seniors at home",
        "Children at school",
        "Readers at the library",
        "Drivers of the buses",
      ),
      inference(
        "When is the best time to drive?",
        "This evening",
        "Early this morning",
        "At 10",
        "At noon",
      ),
    ],
  }),
  announcement("theater-start", {
    title: "At the theater",
    text: "Good evening and welcome. Tonight the part of Anna will be played by Julia Banks, because our lead singer has a cold. The first half lasts 50 minutes. Then there is a break of 20 minutes, and drinks are sold in the hall. Please turn off your phones now. If you come back late, you can watch on a screen in the hall until the next song ends.",
    questions: [
      detail("Who plays Anna tonight?", "Julia Banks", "Laura Hill", "Emma Wells", "Nora Fields"),
      detail("How long is the first half?", "50 minutes", "20 minutes", "15 minutes", "70 minutes"),
      detail(
        "Where are drinks sold?",
        "In the hall",
        "On the street",
        "At the seats",
        "By the stage",
      ),
      inference(
        "What kind of show is it?",
        "A play with singing",
        "A play without music",
        "A show of old films",
        "A talk about the theater",
      ),
      inference(
        "What happens to people who are late?",
        "They wait in the hall for a bit",
        "They miss the whole first half",
        "They come in by a side door",
        "They sit in the last row",
      ),
    ],
  }),
  announcement("cruise-lake", {
    title: "On the boat",
    text: "Hello and welcome aboard. Our trip around the lake takes 90 minutes. We will stop once, at Pine Island, where you can walk for 20 minutes. Please listen for 2 long blasts of the horn. They mean that we leave in 5 minutes. It can be windy on the top deck, so hold on to your hat. Hot drinks are on the lower deck. Life vests are under your seat.",
    questions: [
      detail("How long is the whole trip?", "90 minutes", "20 minutes", "60 minutes", "45 minutes"),
      detail(
        "Where does the boat stop?",
        "Pine Island",
        "Rose Beach",
        "The north dock",
        "The lighthouse",
      ),
      detail(
        "Where are the life vests?",
        "Under the seats",
        "On the lower deck",
        "On the top deck",
        "Near the horn",
      ),
      inference(
        "You are on the island and hear 2 blasts. What should you do?",
        "Go back to the boat",
        "Put on a vest",
        "Start your walk",
        "Wait for 20 minutes",
      ),
      inference(
        "Where should you sit to keep warm?",
        "On the lower deck",
        "On the top deck",
        "At the front rail",
        "Next to the horn",
      ),
    ],
  }),
];
