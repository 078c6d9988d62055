import { scriptsOf } from "./script.ts";

export const people = scriptsOf({
  "Introducing yourself": [
    ["Hello. I do not think we have met.", "Hello. Nice to meet you."],
    ["Do you live around here?", "Yes, I live down the street."],
    ["How long have you lived there?", "I moved in last spring."],
    ["What do you like to do?", "I like music and long walks."],
    ["It was good to meet you.", "I hope to see you again."],
  ],
  "Talking to a neighbor": [
    ["Good morning. How are you?", "I am fine, thank you."],
    ["It is cold today.", "Yes, I need a warm coat."],
    ["Is your family well?", "They are all doing well."],
    ["I am going to the store.", "Could you bring me some milk?"],
    ["Of course. No problem.", "That is very kind of you."],
  ],
  "Calling your family": [
    ["Hello, it is so good to hear you.", "I wanted to hear your voice."],
    ["How was your week?", "I had a busy week."],
    ["When will you visit us?", "I want to come on Sunday."],
    ["What time will you be here?", "I will be there at noon."],
    ["We look forward to it.", "Give everyone a hug from me."],
  ],
  "Saying happy birthday": [
    ["Hello, who is this?", "It is me. Happy birthday!"],
    ["Thank you for calling.", "I hope you have a great day."],
    ["We are having cake later.", "Please save me a piece."],
    ["Will you stop by?", "I will come after lunch."],
  ],
  "Inviting a friend": [
    ["Hello. What is new?", "Are you free on Saturday?"],
    ["Yes, I have no plans.", "Please come over for dinner."],
    ["I would love to. What time?", "Come at 6 if you can."],
    ["Can I bring something?", "Just bring a good appetite."],
  ],
  "Saying no politely": [
    ["Do you want to come to the game?", "Thank you, but not today."],
    ["Are you sure? It will be fun.", "I am too tired tonight."],
    ["Maybe another time?", "Yes, please ask me again."],
    ["I will call you next week.", "That sounds good to me."],
  ],
  "Talking about the weekend": [
    ["How was your weekend?", "It was quiet and nice."],
    ["What did you do?", "I worked in the garden."],
    ["Was the weather good?", "It was sunny all day."],
    ["Did you see your friends?", "Yes, they came for coffee."],
    ["What will you do next weekend?", "I want to rest and read."],
  ],
  "Talking about a movie": [
    ["Did you watch the movie?", "Yes, I watched it last night."],
    ["Did you like it?", "I liked the ending best."],
    ["Was it too long?", "It was a bit slow."],
    ["Should I watch it, too?", "Yes, I think you should."],
  ],
  "Asking for help at home": [
    ["Do you need anything?", "Can you open this jar?"],
    ["Sure. Here you go.", "Thanks. It was too tight."],
    ["Anything else?", "Please hand me my glasses."],
    ["Where are they?", "They are on the kitchen table."],
  ],
  "Planning the day": [
    ["What are your plans for today?", "I have to go shopping."],
    ["When do you want to go?", "I want to go after breakfast."],
    ["What do you need?", "We are out of eggs and bread."],
    ["Shall I come with you?", "Yes, I would like that."],
    ["And in the afternoon?", "Then I will take a nap."],
  ],
});
