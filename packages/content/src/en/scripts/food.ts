import { scriptsOf } from "./script.ts";

export const food = scriptsOf({
  "Ordering coffee": [
    ["Good morning. What can I get you?", "I would like a coffee, please."],
    ["What size would you like?", "A small one, please."],
    ["Would you like milk or sugar?", "Just milk, no sugar."],
    ["Is it for here or to go?", "I will drink it here."],
    ["That is 3 dollars.", "Here you are. Thank you."],
  ],
  "Ordering lunch": [
    ["Hello. Are you ready to order?", "Yes, I am ready."],
    ["What would you like to eat?", "I would like the chicken soup."],
    ["Would you like bread with it?", "Yes, some bread, please."],
    ["And what would you like to drink?", "A glass of water, please."],
    ["Can I get you a dessert?", "No, thank you. I am full."],
  ],
  "Ordering a pizza by phone": [
    ["Hello, this is the pizza place.", "I want to order a pizza."],
    ["What would you like on it?", "Mushrooms and extra cheese, please."],
    ["Will you pick it up?", "No, please bring it to me."],
    ["What is your address?", "I live on Main Street."],
    ["How will you pay?", "I will pay in cash."],
  ],
  "Asking for a table": [
    ["Good evening. How can I help you?", "A table for 2, please."],
    ["Do you have a reservation?", "Yes, we booked a table."],
    ["Inside or outside?", "We want to sit inside."],
    ["Is this table all right?", "Could we sit by the window?"],
  ],
  "Paying the bill": [
    ["How was your meal?", "It was very good, thank you."],
    ["Would you like anything else?", "No. Can I have the check?"],
    ["Are you paying together?", "Yes, I am paying for both."],
    ["Cash or card?", "I will pay by card."],
    ["Do you need a receipt?", "Yes, please give me one."],
  ],
  "At the bakery": [
    ["Who is next, please?", "It is my turn."],
    ["What would you like?", "I need a loaf of bread."],
    ["White or wheat?", "The wheat bread, please."],
    ["Shall I slice it?", "Yes, cut it thin, please."],
    ["Anything else?", "2 of those rolls, please."],
  ],
  "A wrong order": [
    ["Is everything all right here?", "I did not order this."],
    ["I am sorry. What did you order?", "I ordered the fish."],
    ["I will bring it at once.", "Thank you. I can wait."],
    ["Here is your fish.", "That looks much better."],
  ],
  "Cooking together": [
    ["What shall we cook tonight?", "Let us make some pasta."],
    ["What do we need for it?", "We need tomatoes and onions."],
    ["Do you want to chop or stir?", "I would like to stir."],
    ["Is it ready now?", "It needs 5 more minutes."],
    ["Does it need more salt?", "Yes, just a little more."],
  ],
});
