import { scriptsOf } from "./script.ts";

export const health = scriptsOf({
  "Calling the doctor": [
    ["Doctor's office. How can I help?", "I need to see the doctor."],
    ["What is your name, please?", "Wait, I will spell my name."],
    ["Have you been here before?", "Yes, I was there last year."],
    ["Can you come on Tuesday at 10?", "Tuesday at 10 is fine."],
    ["Do you have any questions?", "What should I bring with me?"],
  ],
  "At the doctor's front desk": [
    ["Hello. How can I help you?", "I have an appointment at 9."],
    ["Do you have your card with you?", "Yes, here is my card."],
    ["Has your address changed?", "No, it is still the same."],
    ["Please take a seat.", "How long will it take?"],
  ],
  "Telling the doctor": [
    ["What brings you here today?", "My shoulder hurts at night."],
    ["When did it start?", "It started a week ago."],
    ["Is the pain strong?", "It is worse in the morning."],
    ["Do you take anything for it?", "I take 1 pill at bedtime."],
    ["Let me take a look.", "Please be gentle with it."],
  ],
  "At the pharmacy": [
    ["Good afternoon. What do you need?", "I am here for my pills."],
    ["Do you have a prescription?", "The doctor sent it to you."],
    ["It will take 10 minutes.", "I will wait over there."],
    ["Do you know how to take them?", "How many do I take a day?"],
    ["Take 1 with each meal.", "Could you write that down?"],
  ],
  "Making a therapy appointment": [
    ["When would you like to come?", "I can come on Monday."],
    ["Morning or afternoon?", "I do better in the morning."],
    ["Is 9 too early?", "Could we say 10 instead?"],
    ["Yes, 10 works. See you then.", "Thank you. See you Monday."],
  ],
  "Changing an appointment": [
    ["Hello. What can I do for you?", "I have to change my appointment."],
    ["When was it?", "It was for Thursday at 2."],
    ["Would Friday be better?", "Friday is fine with me."],
    ["Is the same time all right?", "Yes, the same time, please."],
  ],
  "At the dentist": [
    ["What is the matter today?", "I have a sore tooth."],
    ["Which side is it on?", "It is on the left side."],
    ["Does cold water hurt?", "Yes, cold drinks hurt most."],
    ["Do you want something for the pain?", "Yes, please numb it first."],
  ],
  "Asking people to slow down": [
    ["So you go down here and turn right.", "Please speak more slowly."],
    ["Is this better?", "Yes, that is much better."],
    ["Did you get all of it?", "Please say that again."],
    ["Shall I write it down?", "Yes, that would help me."],
  ],
  "Telling people about aphasia": [
    ["Are you all right?", "I had a stroke."],
    ["Can you understand me?", "I understand, but words are hard."],
    ["Is there something I can do?", "Please give me more time."],
    ["Of course. Take your time.", "Thank you for waiting."],
  ],
});
