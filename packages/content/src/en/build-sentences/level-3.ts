import { sentencesOf } from "./sentence.ts";

/** Statements and questions of 5 words. */
export const level3 = sentencesOf(
  3,
  `
  The boy kicked the ball.
  The girl opened the window.
  The man washed the dishes.
  The nurse checked his pulse.
  The children ate the cookies.
  The mechanic fixed the brakes.
  I want to go home.
  He needs a new phone.
  I would like some tea.
  They are watching a movie.
  The door is not locked.
  There is no more soup.
  Where did you find it?
  Can I borrow your pen?
  Do you need any help?
  Did the mail come today?
  The farmer milked the cows.
  The teacher read a story.
  The chef tasted the soup.
  The plumber fixed the sink.
  The carpenter built the table.
  She is afraid of spiders.
  He is good at chess.
  I am waiting for you.
  They are coming with us.
  We talked about the weather.
  He asked for some water.
  She is allergic to nuts.
  My tooth started to hurt.
  Her bag is too heavy.
  You should see the doctor.
  They decided to sell it.
  He tried to open it.
  I forgot to call you.
  The dentist cleaned my teeth.
  The waiter brought our food.
  It takes a long time.
  That shirt costs ten dollars.
  I will be right back.
  She is learning to swim.
  `,
);
