import { exerciseTexts } from "../../types.ts";

export const money = exerciseTexts({
  name: "Money",
  activity: "You count money, add prices and work out change.",
  documentation: "Money skills: counting bills and coins, adding prices, and working out change.",
  say: {
    instructions: "How much money is this? Enter the dollars.",
    countCoins: "How much money is this? For example, enter 0.99 for 99 cents.",
    countBoth: "How much money is this? Enter dollars and cents.",
    add: "What do these cost together? Enter dollars and cents.",
    change: "You pay with this money. How much change do you get? Enter dollars and cents.",
    bill: "1 ${worth} bill",
    bills: "{count} ${worth} bills",
    coin: "1 {worth}-cent coin",
    coins: "{count} {worth}-cent coins",
    prices: "Things to buy, with their prices",
    answer: "It is {amount}.",
    answerChange: "The change is {amount}.",
  },
});
