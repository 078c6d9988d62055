import { scriptsOf } from "./script.ts";

export const shopping = scriptsOf({
  "Looking for something in a store": [
    ["Can I help you find something?", "Where can I find the rice?"],
    ["It is in the next aisle.", "I could not find it there."],
    ["Let me show you.", "Thank you, that is kind."],
    ["Here it is.", "Do you have a smaller bag?"],
  ],
  "At the checkout": [
    ["Did you find everything?", "Yes, I found it all."],
    ["Would you like a bag?", "No, I have my own bag."],
    ["That comes to 20 dollars.", "Can I pay with a card?"],
    ["Please put your card in here.", "Do I have to sign?"],
  ],
  "Buying a shirt": [
    ["Are you looking for something?", "I need a blue shirt."],
    ["What size do you wear?", "I wear a medium."],
    ["Would you like to try it on?", "Yes, where can I try it on?"],
    ["How does it fit?", "It is too tight for me."],
    ["Here is a larger one.", "This one fits very well."],
  ],
  "Taking something back": [
    ["How can I help you?", "I want to return this lamp."],
    ["What is wrong with it?", "It does not turn on."],
    ["Do you have the receipt?", "Yes, here is the receipt."],
    ["Do you want a new one?", "I want my money back."],
  ],
  "Buying flowers": [
    ["What can I do for you?", "I need flowers for a friend."],
    ["What kind would you like?", "She likes yellow roses."],
    ["How many would you like?", "I will take 6 of them."],
    ["Shall I wrap them?", "Yes, wrap them nicely, please."],
    ["Would you like a card?", "Yes, a small card, please."],
  ],
  "Calling a repair person": [
    ["Hello, this is the repair shop.", "My washer does not work."],
    ["What does it do?", "It makes a loud noise."],
    ["How old is it?", "It is about 5 years old."],
    ["We can come tomorrow.", "Tomorrow morning is best."],
    ["We will be there at 8.", "I will be at home."],
  ],
});
