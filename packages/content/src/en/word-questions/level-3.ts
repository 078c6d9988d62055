import { questionsOf } from "./question.ts";

/** Places and people. */
export const level3 = questionsOf(3, [
  [
    "Where do you borrow books?",
    "library/the library/at the library",
    "It is quiet and full of shelves.",
  ],
  [
    "Where do you go to catch a plane?",
    "airport/the airport/to the airport",
    "It has runways and gates.",
    "air",
  ],
  [
    "Where do children learn to read?",
    "school/at school/in school/home",
    "There are teachers and classrooms.",
  ],
  [
    "Where do you buy bread and cakes?",
    "bakery/store/supermarket/at the bakery/grocery store",
    "It smells of warm dough.",
  ],
  [
    "Where do you see lions and monkeys in cages?",
    "zoo/the zoo/at the zoo",
    "Families spend a day there.",
  ],
  [
    "Where do doctors and nurses work?",
    "hospital/clinic/in a hospital/at the hospital/doctors office",
    "Sick people stay there.",
  ],
  [
    "Where do you put your savings?",
    "bank/in the bank/the bank/savings account",
    "It has a vault and tellers.",
  ],
  [
    "Where do you mail a package?",
    "post office/at the post office/the post office",
    "You buy stamps there.",
  ],
  [
    "Where do you watch a film on a big screen?",
    "movies/theater/movie theater/cinema/at the movies",
    "You eat popcorn there.",
  ],
  [
    "Where do you eat when you do not cook?",
    "restaurant/diner/cafe/at a restaurant",
    "A waiter brings you a menu.",
  ],
  [
    "Where do you buy medicine?",
    "pharmacy/drugstore/drug store/at the pharmacy",
    "You take your prescription there.",
  ],
  [
    "Where do you wait for a train?",
    "station/platform/train station/at the station",
    "It has tracks and a ticket office.",
  ],
  ["Where do cows and chickens live?", "farm/on a farm/barn", "There are fields and a tractor."],
  ["Where do people pray on Sunday?", "church/in church/at church", "It has a steeple."],
  [
    "Where do you park your car at home?",
    "garage/driveway/in the garage/carport",
    "It is part of the house and has a wide door.",
  ],
  [
    "Where do you go to swim?",
    "pool/beach/lake/ocean/swimming pool",
    "It is filled with water and has lanes.",
  ],
  [
    "Where do you get a haircut?",
    "barber/salon/barbershop/beauty salon/hairdresser",
    "You sit in a big chair with a cape on.",
  ],
  [
    "Where do you stay overnight on a trip?",
    "hotel/motel/inn/in a hotel",
    "It has many rooms and a front desk.",
  ],
  [
    "Where does the judge work?",
    "court/courtroom/courthouse/in court",
    "It is where people tell their side of a case.",
  ],
  [
    "Where do you see old paintings?",
    "museum/gallery/art museum/in a museum",
    "It shows art and old things.",
  ],
  ["Who flies a plane?", "pilot/a pilot/captain", "This person sits in the cockpit."],
  ["Who fixes your teeth?", "dentist/a dentist/the dentist", "This person looks into your mouth."],
  [
    "Who puts out fires?",
    "firefighter/fireman/firefighters/firemen",
    "This person rides on a red truck.",
  ],
  [
    "Who brings the mail?",
    "mail carrier/mailman/mail man/postman",
    "This person walks from house to house with letters.",
  ],
  [
    "Who teaches children in school?",
    "teacher/a teacher/teachers",
    "This person stands at the board.",
  ],
  ["Who grows corn and keeps cows?", "farmer/a farmer/farmers", "This person drives a tractor."],
  [
    "Who takes your order in a restaurant?",
    "waiter/waitress/server",
    "This person brings the menu and the food.",
  ],
  ["Who fixes a leaking pipe?", "plumber/a plumber", "This person works on sinks and drains."],
  ["Who fixes cars?", "mechanic/a mechanic", "This person works in a repair shop."],
  [
    "Who cuts hair?",
    "barber/hairdresser/stylist/hair stylist",
    "This person has scissors and a comb.",
  ],
  [
    "Who paints pictures?",
    "artist/painter/an artist",
    "This person has a brush and a studio.",
    "ah",
  ],
  [
    "Who treats sick animals?",
    "vet/veterinarian/animal doctor",
    "This person gives your dog its shots.",
  ],
  [
    "Who builds houses?",
    "builder/carpenter/construction worker/contractor",
    "This person wears a hard hat.",
  ],
  ["Who bakes bread?", "baker/a baker", "This person gets up early and works with dough."],
  [
    "Who is your mother's mother?",
    "grandmother/grandma/my grandmother/nana/granny",
    "She is 2 steps older in the family.",
  ],
  [
    "Who is your father's brother?",
    "uncle/my uncle/your uncle",
    "His children are your cousins.",
    "uh",
  ],
]);
