import type { EverydayDocument } from "../../page-types.ts";
import { ask, fields, line, list, strong, table } from "./document.ts";

export const bills: readonly EverydayDocument[] = [
  {
    id: "water-bill",
    kind: "bill",
    title: "Brook County Water",
    parts: [
      fields({
        Account: "4471",
        Month: "April",
        "Water used": "$24.00",
        "Service fee": "$6.00",
        "You owe": "$30.00",
        "Pay by": "May 12",
      }),
    ],
    questions: [
      ask(1, "How much do you owe?", "$30.00", "$12.00", "$44.00"),
      ask(2, "What is the last day to pay?", "May 12", "April 30", "May 1"),
      ask(3, "How much is the service fee?", "$6.00", "$24.00", "$30.00", "$12.00"),
      ask(4, "Which cost more?", "The water", "The service fee", "Both the same"),
    ],
  },
  {
    id: "phone-bill",
    kind: "bill",
    title: "Bellwave Phone",
    parts: [
      fields({
        Name: "Grace Ortiz",
        "Phone plan": "$35.00",
        "Long calls": "$4.50",
        Tax: "$2.50",
        Total: "$42.00",
      }),
      strong("Paid by card on June 3. Thank you."),
    ],
    questions: [
      ask(1, "What is the total?", "$42.00", "$12.00", "$60.00"),
      ask(2, "How was the bill paid?", "By card", "By check", "In cash"),
      ask(3, "How much were the long calls?", "$4.50", "$2.50", "$35.00", "$42.00"),
      ask(4, "Which cost the least?", "Tax", "Long calls", "Phone plan"),
    ],
  },
  {
    id: "power-bill",
    kind: "bill",
    title: "Summit Power and Light",
    parts: [
      fields({
        Customer: "Helen Park",
        Account: "88-2031",
        "Bill date": "March 1",
        "Due date": "March 21",
      }),
      table(
        "Month | Used | Cost",
        "December | 640 units | $96",
        "January | 700 units | $105",
        "February | 560 units | $84",
      ),
      fields({ "Balance from last bill": "$0", "Due now": "$84" }),
      list("Late fee: $5 after the due date.", "Auto pay saves $3 each month."),
      line("Trouble with your bill? Call 555-0142."),
    ],
    questions: [
      ask(5, "How many units did Helen use in January?", "700", "640", "560", "105"),
      ask(6, "Which month cost the least?", "February", "January", "December", "All the same"),
      ask(7, "She pays on March 25. What must she pay?", "$89", "$84", "$81", "$79"),
      ask(
        8,
        "How can she pay less next month?",
        "Sign up for auto pay",
        "Call 555-0142",
        "Pay after the due date",
        "Use more units",
      ),
    ],
  },
  {
    id: "clinic-bill",
    kind: "bill",
    title: "Lakeview Clinic",
    parts: [
      fields({ Patient: "Omar Reed", Visit: "September 4", Doctor: "Dr. Silva" }),
      table(
        "Service | Price | Insurance paid",
        "Office visit | $120 | $100",
        "Blood test | $60 | $60",
        "X-ray | $180 | $140",
      ),
      fields({ "You pay": "$60", "Due date": "October 15" }),
      list("Pay in 3 parts: no fee.", "Pay in full by September 30: $5 off."),
    ],
    questions: [
      ask(5, "How much did insurance pay for the X-ray?", "$140", "$180", "$100", "$60"),
      ask(
        6,
        "Which service did insurance pay in full?",
        "Blood test",
        "X-ray",
        "Office visit",
        "None of them",
      ),
      ask(7, "Omar pays in 3 equal parts. How much is each?", "$20", "$60", "$30", "$15"),
      ask(8, "Omar pays it all on September 20. What does he pay?", "$55", "$60", "$65", "$20"),
    ],
  },
];

export const receipts: readonly EverydayDocument[] = [
  {
    id: "grocery-receipt",
    kind: "receipt",
    title: "Green Basket Market",
    parts: [
      fields({
        Milk: "$3.20",
        Bread: "$2.80",
        Apples: "$4.00",
        Total: "$10.00",
        Cash: "$20.00",
        Change: "$10.00",
      }),
      line("March 3, 4:15 PM"),
    ],
    questions: [
      ask(1, "How much was the milk?", "$3.20", "$1.00", "$7.50"),
      ask(2, "How did the shopper pay?", "In cash", "By card", "By check"),
      ask(3, "What cost $4.00?", "Apples", "Bread", "Milk"),
      ask(4, "Which cost the least?", "Bread", "Milk", "Apples"),
    ],
  },
  {
    id: "hardware-receipt",
    kind: "receipt",
    title: "Fixwell Tools",
    parts: [
      fields({ Hammer: "$14", Nails: "$5", Paint: "$22", Brush: "$7", Total: "$48" }),
      line("Bring things back within 30 days."),
      line("We do not take back paint."),
    ],
    questions: [
      ask(1, "What was the total?", "$48", "$10", "$99"),
      ask(2, "What can you not bring back?", "Paint", "Nails", "The hammer"),
      ask(3, "How much was the brush?", "$7", "$5", "$14", "$22"),
      ask(4, "Which cost the most?", "Paint", "Hammer", "Nails", "Brush"),
    ],
  },
  {
    id: "pharmacy-receipt",
    kind: "receipt",
    title: "Corner Pharmacy",
    parts: [
      table(
        "Item | Count | Price",
        "Hand soap | 2 | $5.00",
        "Bandages | 1 | $4.50",
        "Vitamin C | 1 | $9.50",
        "Tissues | 3 | $6.00",
      ),
      fields({
        "Member savings": "$2.00",
        Total: "$23.00",
        "Points earned": "23",
        "Points in all": "180",
      }),
      line("Get $5 off when you reach 200 points."),
      line("Returns within 14 days with this receipt. August 2."),
    ],
    questions: [
      ask(5, "How many packs of tissues were bought?", "3", "1", "2", "6"),
      ask(
        6,
        "Which line on the list cost the least?",
        "Bandages",
        "Hand soap",
        "Tissues",
        "Vitamin C",
      ),
      ask(7, "What did 1 hand soap cost?", "$2.50", "$5.00", "$2.00", "$10.00"),
      ask(8, "How many more points bring $5 off?", "20", "23", "180", "200"),
    ],
  },
  {
    id: "cafe-bill",
    kind: "receipt",
    title: "Blue Door Cafe",
    parts: [
      table(
        "Item | Count | Price",
        "Coffee | 2 | $7.00",
        "Tea | 1 | $3.00",
        "Cheese sandwich | 2 | $16.00",
        "Carrot cake | 1 | $6.00",
      ),
      fields({ Sum: "$32.00", Tax: "$2.00", Total: "$34.00" }),
      line("A tip is not in the total. Table 6. Server: Joan."),
      line("Next time: 1 free coffee with any cake."),
    ],
    questions: [
      ask(5, "What did all the sandwiches cost?", "$16.00", "$8.00", "$6.00", "$32.00"),
      ask(
        6,
        "Which of these costs the most for one?",
        "A cheese sandwich",
        "A carrot cake",
        "A coffee",
        "A tea",
      ),
      ask(
        7,
        "You leave a tip of $6. What do you pay in all?",
        "$40.00",
        "$38.00",
        "$34.00",
        "$46.00",
      ),
      ask(
        8,
        "Next time you buy a cake. What do you get for free?",
        "A coffee",
        "A tea",
        "A sandwich",
        "A tip",
      ),
    ],
  },
];
