import { detail, inference, passagesOf } from "./passage.ts";

const story = passagesOf("story", 1);

export const stories1 = [
  story("red-scarf", {
    title: "The scarf",
    text: "Rita left her red scarf on the bus on Monday. It was a gift from her son. On Tuesday, she got on the same bus. The driver smiled and took the scarf out of his bag. He had kept it for her.",
    questions: [
      detail("What color was the scarf?", "Red", "Blue", "Green", "Gray"),
      detail("Who had given it to her?", "Her son", "Her sister", "Her friend", "Her husband"),
      detail("Where did she leave it?", "On the bus", "At the bank", "In a cafe", "In a taxi"),
      inference(
        "How did the driver treat Rita?",
        "With kindness",
        "With anger",
        "With some doubt",
        "Without a word",
      ),
    ],
    facts: [
      "Rita left a red scarf on the bus.",
      "It was a gift from her son.",
      "The driver kept it for her.",
    ],
  }),
  story("rainy-picnic", {
    title: "A picnic",
    text: "On Saturday, Ted and June took a picnic to the lake. They had cheese, bread and cherries. Just as they sat down, it began to rain. So they ate in the car and watched the ducks. June said it was their best picnic yet.",
    questions: [
      detail("Where did they go?", "To the lake", "To the beach", "To the woods", "To the park"),
      detail("Which fruit did they have?", "Cherries", "Grapes", "Apples", "Plums"),
      detail("What did they watch?", "Ducks", "Boats", "Children", "Clouds"),
      inference(
        "How did June feel about the day?",
        "She enjoyed it",
        "She was bored",
        "She was annoyed",
        "She was worried",
      ),
    ],
    facts: [
      "Ted and June took a picnic to the lake.",
      "They had cheese, bread and cherries.",
      "It rained, so they ate in the car and watched ducks.",
    ],
  }),
  story("wrong-floor", {
    title: "Coming home",
    text: "Mr. Hill lives on the fifth floor. He came home late and tried to open the door. The key did not turn. Then a woman in a green robe opened it. He was only on the fourth floor. She laughed, and he went up one more flight.",
    questions: [
      detail(
        "On which floor does Mr. Hill live?",
        "The fifth",
        "The fourth",
        "The third",
        "The sixth",
      ),
      detail(
        "What did the woman wear?",
        "A green robe",
        "A blue dress",
        "A white coat",
        "A black hat",
      ),
      detail(
        "What did the woman do?",
        "She laughed",
        "She shouted",
        "She called for help",
        "She gave him tea",
      ),
      inference(
        "Why did the key not turn?",
        "It was not his door",
        "The key was bent",
        "The lock was new",
        "The door was open",
      ),
    ],
    facts: [
      "Mr. Hill tried to open the wrong door.",
      "He lives on the fifth floor but was on the fourth.",
      "A woman in a green robe laughed about it.",
    ],
  }),
  story("lemon-cake", {
    title: "A cake for Ruth",
    text: "Peter baked a lemon cake for his wife Ruth, who turned 60. He forgot the sugar. Ruth took one bite and made a face. Then she put honey on top, and they ate it all with cups of mint tea.",
    questions: [
      detail("What kind of cake was it?", "Lemon", "Chocolate", "Apple", "Carrot"),
      detail("How old did Ruth turn?", "60", "50", "16", "70"),
      detail("What did Ruth put on the cake?", "Honey", "Jam", "Cream", "Sugar"),
      inference(
        "Why did Ruth make a face?",
        "The cake was sour",
        "The cake was hot",
        "The cake was too sweet",
        "The cake was hard",
      ),
    ],
    facts: [
      "Peter baked a lemon cake for Ruth's 60th birthday.",
      "He forgot the sugar.",
      "Ruth put honey on top.",
    ],
  }),
  story("white-cat", {
    title: "Snow",
    text: "Each night, a white cat sat on Helen's back step. One cold evening in January, she let it in and gave it some tuna. The cat slept on her blue chair. In the morning, Helen bought a basket and named her new friend Snow.",
    questions: [
      detail(
        "Where did the cat sit each night?",
        "On the back step",
        "On the fence",
        "In the garage",
        "On the roof",
      ),
      detail("What did Helen give it to eat?", "Tuna", "Milk", "Chicken", "Cheese"),
      detail("What did Helen buy?", "A basket", "A chair", "A bell", "A blanket"),
      inference(
        "What did Helen decide?",
        "To keep the cat",
        "To find its owner",
        "To move away",
        "To call the vet",
      ),
    ],
    facts: [
      "A white cat sat on Helen's back step.",
      "She let it in and gave it tuna.",
      "She bought a basket and named the cat Snow.",
    ],
  }),
  story("two-tickets", {
    title: "Two tickets",
    text: "Ann had 2 tickets for a concert on Friday, but her friend got the flu. So she asked the quiet man next door. He put on a yellow tie and came along. He knew every song by heart. They have gone each month since.",
    questions: [
      detail("What day was the concert?", "Friday", "Sunday", "Saturday", "Thursday"),
      detail(
        "Why could her friend not come?",
        "She had the flu",
        "She had to work",
        "She missed the train",
        "She had guests",
      ),
      detail("What color was the man's tie?", "Yellow", "Red", "Black", "Green"),
      inference(
        "What did Ann find out about the man?",
        "He loves music",
        "He is a singer",
        "He is from her town",
        "He is often ill",
      ),
    ],
    facts: [
      "Ann had 2 tickets for a concert on Friday.",
      "Her friend had the flu, so she took the man next door.",
      "He wore a yellow tie and knew every song.",
    ],
  }),
  story("boat-sam", {
    title: "The blue boat",
    text: "Sam found an old boat behind his barn. He painted it blue and fixed 2 holes. In May, he took his brother out on the river. After 10 minutes, their feet were wet. There had been a third hole. They got back to shore just in time.",
    questions: [
      detail(
        "Where was the boat?",
        "Behind the barn",
        "Under a tree",
        "In the river",
        "At a yard sale",
      ),
      detail("Who went with Sam?", "His brother", "His wife", "His uncle", "His neighbor"),
      detail("When did they go out?", "In May", "In June", "In March", "In August"),
      inference(
        "Why did their feet get wet?",
        "The boat leaked",
        "It began to rain",
        "They fell in",
        "A wave hit them",
      ),
    ],
    facts: [
      "Sam painted an old boat blue and fixed 2 holes.",
      "In May, he took his brother out on the river.",
      "There was a third hole.",
    ],
  }),
  story("long-line", {
    title: "At the post office",
    text: "The line at the post office was long. An old man with a cane had 1 letter, and Maya had 5 parcels. She let him go first. When it was her turn, the clerk told her that the man had paid for one of her parcels.",
    questions: [
      detail("What did the man have with him?", "1 letter", "5 parcels", "2 parcels", "A big box"),
      detail("How many parcels did Maya have?", "5", "1", "3", "7"),
      detail("Who told Maya about the gift?", "The clerk", "The man", "A friend", "A boy in line"),
      inference(
        "Why did the man pay for her?",
        "To thank her",
        "By mistake",
        "To get in first",
        "To pay off a debt",
      ),
    ],
    facts: [
      "Maya had 5 parcels at the post office.",
      "She let a man with 1 letter go first.",
      "He paid for one of her parcels.",
    ],
  }),
  story("lost-key", {
    title: "The key",
    text: "Gus could not find the key to his shed. He looked in his coat, his car and the kitchen. At noon, he gave up and bought a new lock. That evening, his dog Max dug a hole by the roses. In the hole lay the key.",
    questions: [
      detail("What was the key for?", "The shed", "The car", "The house", "The gate"),
      detail("What did Gus buy?", "A new lock", "A new key", "A new coat", "A new shed"),
      detail(
        "Where did the dog dig?",
        "By the roses",
        "By the shed",
        "Under a tree",
        "Next to the car",
      ),
      inference(
        "Who had most likely put the key in the ground?",
        "The dog",
        "Gus",
        "A thief",
        "A neighbor",
      ),
    ],
    facts: [
      "Gus lost the key to his shed and bought a new lock.",
      "His dog Max dug a hole by the roses.",
      "The key was in the hole.",
    ],
  }),
  story("phone-box", {
    title: "A wrong number",
    text: "On Sunday, Clara's phone rang at 7 in the morning. A boy asked for his grandma. It was a wrong number, but he sounded sad, so they talked about his new puppy. Now he calls each Sunday, a little later, at 10.",
    questions: [
      detail("When did the phone ring the first time?", "At 7", "At 10", "At 6", "At 9"),
      detail(
        "Who did the boy want to talk to?",
        "His grandma",
        "His mother",
        "His aunt",
        "His teacher",
      ),
      detail("What did they talk about?", "A puppy", "A birthday", "School", "A new bike"),
      inference(
        "How does Clara feel about the calls now?",
        "She looks forward to them",
        "She is tired of them",
        "She worries about them",
        "She wants them to stop",
      ),
    ],
    facts: [
      "A boy called Clara by mistake on a Sunday at 7.",
      "They talked about his new puppy.",
      "Now he calls each Sunday at 10.",
    ],
  }),
  story("blue-door", {
    title: "The front door",
    text: "Nina wanted to paint her front door yellow. At the store, she took the wrong can and did not look. When she opened it at home, it was blue. She was tired, so she used it. The next week, 3 neighbors asked where she got that color.",
    questions: [
      detail("What color did Nina want?", "Yellow", "Blue", "Red", "White"),
      detail("What color did the door become?", "Blue", "Yellow", "Green", "Brown"),
      detail("How many neighbors asked about it?", "3", "2", "4", "5"),
      inference(
        "What did the neighbors think of the door?",
        "They liked it",
        "They disliked it",
        "They did not notice",
        "They found it odd",
      ),
    ],
    facts: [
      "Nina wanted a yellow front door.",
      "She took the wrong can and painted it blue.",
      "3 neighbors asked where she got the color.",
    ],
  }),
  story("bread-man", {
    title: "The last loaf",
    text: "There was 1 loaf of rye bread left at the bakery. Mr. Cole and Mrs. Dunn both reached for it. They began to laugh. The baker cut it in half. They sat down on the bench outside and shared some butter, too.",
    questions: [
      detail("What kind of bread was left?", "Rye", "Wheat", "White", "Corn"),
      detail("Who cut the bread?", "The baker", "Mr. Cole", "Mrs. Dunn", "A waiter"),
      detail(
        "Where did they sit?",
        "On a bench outside",
        "At a table inside",
        "In a car",
        "On the steps",
      ),
      inference(
        "How did they get along?",
        "They liked each other",
        "They had a fight",
        "They did not speak",
        "They felt shy and left",
      ),
    ],
    facts: [
      "Mr. Cole and Mrs. Dunn wanted the last loaf of rye bread.",
      "The baker cut it in half.",
      "They ate it on a bench outside.",
    ],
  }),
];
