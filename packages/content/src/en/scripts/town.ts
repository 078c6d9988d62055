import { scriptsOf } from "./script.ts";

export const town = scriptsOf({
  "Asking the way": [
    ["Can I help you?", "How do I get to the bank?"],
    ["Do you see that church?", "Yes, I can see it."],
    ["Turn left there.", "Is it far from there?"],
    ["It is about 5 minutes on foot.", "Thank you for your help."],
  ],
  "Taking a taxi": [
    ["Where do you want to go?", "To the train station, please."],
    ["Do you have any bags?", "Yes, I have 2 bags."],
    ["Which door should I stop at?", "Please stop at the main door."],
    ["That is 15 dollars.", "Please keep the change."],
  ],
  "Buying a train ticket": [
    ["Next, please.", "I need a ticket to Boston."],
    ["One way or round trip?", "A round trip, please."],
    ["When will you come back?", "I am coming back on Sunday."],
    ["Would you like a window seat?", "Yes, a window seat, please."],
    ["Your train leaves at noon.", "Which track does it leave from?"],
  ],
  "On the bus": [
    ["Good morning.", "Does this bus go downtown?"],
    ["Yes, it does.", "How much is the fare?"],
    ["It is 2 dollars.", "Please tell me when to get off."],
    ["It is the next stop.", "Thank you. Have a good day."],
  ],
  "At the bank": [
    ["How can I help you today?", "I want to take out money."],
    ["How much would you like?", "I need 100 dollars."],
    ["How would you like it?", "I would like 5 twenties."],
    ["May I see your card?", "Here is my card."],
    ["Is there anything else?", "No, that is all for today."],
  ],
  "At the post office": [
    ["Hello. What can I do for you?", "I want to mail this package."],
    ["Where is it going?", "It is going to my sister."],
    ["Fast or regular mail?", "Regular mail is fine."],
    ["Do you need stamps?", "Yes, a book of stamps, please."],
  ],
  "At the library": [
    ["Can I help you find something?", "I am looking for a good book."],
    ["What do you like to read?", "I like stories about travel."],
    ["This one is very good.", "I will take that one."],
    ["Do you have a library card?", "No, I need a new card."],
    ["Bring it back in 3 weeks.", "I will bring it back in time."],
  ],
  "Checking in at a hotel": [
    ["Welcome. How can I help?", "I have a room for tonight."],
    ["How many nights will you stay?", "We are staying for 2 nights."],
    ["Would you like a high floor?", "A low floor is better."],
    ["Here is your key.", "What time is breakfast?"],
    ["It starts at 7.", "Thank you. Good night."],
  ],
  "Getting a haircut": [
    ["Hello. What would you like?", "I just need a trim."],
    ["How short should it be?", "Not too short, please."],
    ["Shall I wash it first?", "Yes, wash it first, please."],
    ["How do you like it?", "It looks very nice."],
  ],
});
