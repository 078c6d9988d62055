import { detail, inference, passagesOf } from "./passage.ts";

const paragraph = passagesOf("paragraph", 1);

export const paragraphs1 = [
  paragraph("corner-cafe", {
    title: "A corner table",
    text: "Each Monday, Walt meets two old friends at a cafe near the park. They sit by the window and talk about the news. Walt has tea. His friends have coffee and share a plum cake.",
    questions: [
      detail(
        "Where is the cafe?",
        "Near the park",
        "Near the bank",
        "In a hotel",
        "At the station",
      ),
      detail("What does Walt drink?", "Tea", "Coffee", "Milk", "Juice"),
      detail(
        "What do his friends share?",
        "A plum cake",
        "A newspaper",
        "A sandwich",
        "An apple pie",
      ),
      inference("How many people sit at the table?", "3", "2", "4", "5"),
    ],
  }),
  paragraph("bird-feeder", {
    title: "Visitors in the yard",
    text: "Nora hung a bird feeder outside her kitchen window. At first only sparrows came. Now a pair of red cardinals visits at breakfast. A squirrel tries to climb the pole, but he slides down each time.",
    questions: [
      detail(
        "Where is the feeder?",
        "Outside the kitchen",
        "Outside the bedroom",
        "On the porch",
        "Behind the garage",
      ),
      detail("Which birds came first?", "Sparrows", "Cardinals", "Robins", "Doves"),
      detail(
        "When do the cardinals come?",
        "At breakfast",
        "At noon",
        "In the evening",
        "After the rain",
      ),
      inference(
        "What does the squirrel want?",
        "The seeds",
        "A nest",
        "The cardinals",
        "A place to sleep",
      ),
    ],
  }),
  paragraph("new-bus", {
    title: "A new bus",
    text: "The city has a new bus. It runs on batteries, so it makes little noise. The step is low, and there is room for 2 wheelchairs. For the first month, the ride is free.",
    questions: [
      detail("What does the bus run on?", "Batteries", "Gas", "Diesel", "Overhead wires"),
      detail("How many wheelchairs fit?", "2", "1", "3", "4"),
      detail("How long is the ride free?", "1 month", "1 week", "1 day", "1 year"),
      inference(
        "Why is the bus easy to get on?",
        "The step is low",
        "The doors are wide",
        "It is small",
        "The stops are long",
      ),
    ],
  }),
  paragraph("soup-recipe", {
    title: "Bean soup",
    text: "To make bean soup, soak the beans in water overnight. In the morning, cook them with an onion and 2 carrots. Let the pot simmer for an hour. Add the salt last.",
    questions: [
      detail("How long do the beans soak?", "Overnight", "1 hour", "2 hours", "All week"),
      detail(
        "What is cooked with the beans?",
        "Onion and carrots",
        "Ham and potatoes",
        "Corn and peppers",
        "Rice and tomatoes",
      ),
      detail("What is added last?", "Salt", "Oil", "Onion", "Cheese"),
      inference(
        "You want the soup for lunch. When do you start?",
        "The day before",
        "After breakfast",
        "At noon",
        "A week before",
      ),
    ],
  }),
  paragraph("bike-path", {
    title: "By the river",
    text: "An old rail line by the river is now a bike path. It is flat and 9 miles long. There are benches at each mile and a small cafe halfway. In winter, people ski on it.",
    questions: [
      detail("What was there before the path?", "A rail line", "A road", "A farm", "A mill"),
      detail("How long is the path?", "9 miles", "5 miles", "19 miles", "90 miles"),
      detail("What is halfway?", "A cafe", "A bridge", "A parking lot", "A picnic ground"),
      inference(
        "What is the weather like there in winter?",
        "It snows",
        "It is mild",
        "It rains a lot",
        "It is windy",
      ),
    ],
  }),
  paragraph("night-nurse", {
    title: "A quiet job",
    text: "Lin is a night nurse. She starts work at 10 in the evening and goes home at 6. She likes the quiet halls. When she gets home, she has soup, closes the curtains and goes to bed.",
    questions: [
      detail(
        "When does Lin start work?",
        "At 10 in the evening",
        "At 6 in the morning",
        "At 6 in the evening",
        "At midnight",
      ),
      detail(
        "What does she like?",
        "The quiet halls",
        "The long talks",
        "The good pay",
        "The short drive",
      ),
      detail("What does she eat at home?", "Soup", "Toast", "Eggs", "Fruit"),
      inference(
        "When does Lin sleep?",
        "During the day",
        "In the evening",
        "At midnight",
        "After sunset",
      ),
    ],
  }),
  paragraph("old-radio", {
    title: "An old radio",
    text: "Sam bought an old radio for 8 dollars at a yard sale. It did not make a sound. He cleaned it and put in a new cord. Now it plays jazz in his kitchen each night.",
    questions: [
      detail("What did Sam pay?", "$8", "$18", "$5", "$80"),
      detail("What new part did he put in?", "A cord", "A knob", "A speaker", "A battery"),
      detail("What does the radio play now?", "Jazz", "The news", "Ball games", "Country songs"),
      inference(
        "What is Sam good at?",
        "Fixing things",
        "Playing music",
        "Cooking",
        "Selling things",
      ),
    ],
  }),
  paragraph("dog-walk", {
    title: "Walks with Rosie",
    text: "Rosie is an old dog who hates rain. On wet days, she sits by the door and will not move. So Karen drives her to the mall garage, where they walk 3 times around the cars.",
    questions: [
      detail("What does Rosie hate?", "Rain", "Cars", "Cats", "Stairs"),
      detail(
        "Where do they go on wet days?",
        "To a garage",
        "To a park",
        "To a friend's house",
        "To the vet",
      ),
      detail(
        "How many times do they walk around the cars?",
        "3 times",
        "2 times",
        "4 times",
        "10 times",
      ),
      inference(
        "Why is this a good place to walk?",
        "It has a roof",
        "It has grass",
        "It has a fence",
        "It has other dogs",
      ),
    ],
  }),
  paragraph("town-clock", {
    title: "The clock tower",
    text: "The town clock stopped in May. The man who used to fix it had moved away. In June, a girl from the high school read about clocks and got it to run again. The mayor thanked her.",
    questions: [
      detail("When did the clock stop?", "In May", "In June", "In March", "In July"),
      detail(
        "Where did the old clock man go?",
        "He moved away",
        "He went to school",
        "He joined the army",
        "He went on a trip",
      ),
      detail(
        "Who thanked the girl?",
        "The mayor",
        "The teacher",
        "The old clock man",
        "The newspaper",
      ),
      inference(
        "How long did the clock stand still?",
        "About a month",
        "About a year",
        "About a day",
        "About a week",
      ),
    ],
  }),
  paragraph("tomato-year", {
    title: "In the garden",
    text: "This was a good year for tomatoes. Pete picked 60 pounds from 8 plants. He gave some to each neighbor and made 20 jars of sauce. His beans did not do well, because rabbits ate the young plants.",
    questions: [
      detail("How many tomato plants did Pete have?", "8", "20", "60", "12"),
      detail("What did he make?", "Sauce", "Juice", "Soup", "Salsa"),
      detail(
        "What happened to the beans?",
        "Rabbits ate them",
        "They froze",
        "They dried out",
        "Bugs ate them",
      ),
      inference(
        "What might help the beans next year?",
        "A fence",
        "More sun",
        "More water",
        "A bigger pot",
      ),
    ],
  }),
  paragraph("phone-lesson", {
    title: "Saturday lesson",
    text: "On Saturdays, the library has free phone lessons. High school students show people how to send pictures and make video calls. You can stay for as long as you like. Bring your own phone and its charger.",
    questions: [
      detail("Who gives the lessons?", "Students", "Teachers", "Librarians", "Shop clerks"),
      detail("What does a lesson cost?", "Nothing", "$5", "$10", "The price of a card"),
      detail(
        "What should you bring?",
        "A phone and a charger",
        "A pen and paper",
        "A library card",
        "A friend",
      ),
      inference(
        "Who are the lessons for?",
        "People who are new to phones",
        "People who work at the library",
        "People who want a new phone",
        "People who teach at the school",
      ),
    ],
  }),
  paragraph("apple-shop", {
    title: "The farm stand",
    text: "There is a farm stand on Route 5 that has no clerk. You take a bag of apples and put 4 dollars in a tin box. The farmer counts the money each night. He says that it is almost always right.",
    questions: [
      detail("What does the stand sell?", "Apples", "Eggs", "Corn", "Honey"),
      detail("What does a bag cost?", "$4", "$5", "$14", "$2"),
      detail(
        "When does the farmer count the money?",
        "Each night",
        "Each morning",
        "Once a week",
        "At noon",
      ),
      inference(
        "What does this say about the buyers?",
        "They are honest",
        "They are in a hurry",
        "They know the farmer well",
        "They are rich",
      ),
    ],
  }),
];
