import type { SpellingNotes } from "../types.ts";

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const spellingNotes: SpellingNotes = {
  soundAlike: setOf(`
    ant axe bat beans bear bee beer bell blueberries boot bowl bread carrot coin deer doughnut eye fairy flower horse
    key ladder lettuce lion lock mailbox medal moose nose peach pear peas pie pilot ring rose scale seal shoe skull
    steak sun tie wave whale wheel wine
  `),
  irregular: setOf(`
    accordion ambulance anchor bagel battery beaver bicycle book boomerang bridge briefcase broccoli burrito calendar
    camel camera canoe castle caterpillar champagne chef chocolate coffee comb cookie croissant cucumber desert diamond
    dinosaur doctor dollar dolphin door eagle earth elephant envelope feather firefighter flashlight foot fountain
    garlic ghost giraffe girl gloves gorilla guitar headphones heart hippopotamus honey hourglass island judge juice
    kangaroo knife lighthouse lightning mechanic microphone microscope mirror monkey mosquito motorcycle mountain onion
    orange parachute parrot penguin piano pineapple pizza policeman potato pretzel raccoon radio razor rhinoceros salt
    satellite saxophone school scissors shovel spaghetti sponge squirrel stadium stethoscope suitcase sushi swan
    swimsuit telephone telescope television thermometer thread thumb tomato tongue tractor trophy tulip turkey violin
    watch watermelon wheelchair whiskey wolf woman worm wrench zebra
  `),
  everyday: setOf(`
    about after again age ago air all alone along also always and any are arm around art ask ate away back bad bake base
    bath be bean beat became been began behind best better bit bite black blue body both break bring broke brother
    brown but buy by call came can care case cash cast catch choose clean clear close cold come cook cool cost could
    country cover cross cut dad dark day dead deal dear deep did die dinner do does done down draw drink drive dry
    each early earn east eat eight end even ever every face fact fair fall fast father fear feed feel fell felt few
    field fill find fine finger first five floor fly follow food for form found four free friend from front full fun
    game gave get girl give glad go goes going gold gone good got grass great green grew ground grow had hair half hall
    hand hang happy hard has hate have he head hear heard heat held hell hello help her here hers high hill him his hit
    hold hole home hope hot hour how hurt idea if ill in is it job join jump just keep kept kid kill kind king kiss
    knew know lady lake land large last late later laugh law lay lead learn least leave led left less let letter lie
    life lift light like line list listen little live long look lose loss lost lot loud love low luck lunch made main
    make man many mark may maybe me meal mean meat meet men mile mind mine minute miss mom money month more most
    mother move much music must my nail name near neck need never new news next nice night nine no none noise north
    not note nothing now of off often oh old on once one only open or other our out over own page paid pain pair park
    part party pass past path pay people pick piece pink place plan plant play please point poor price proud pull push
    put quick quiet quite race rain ran rather reach read ready real red rest rich ride right rise road room round rule
    run sad safe said sail sale same sand sat save saw say sea seat second see seem seen sell send sent set seven shake
    shall share she shop short should show shut sick side sight sing sister sit six size skin sleep slow small smell
    smile so soft some son song soon sorry sort sound south space speak stand start state stay step still stop store
    story street strong such sun sure sweet table take talk tall taste team tell ten test than thank that the their
    them then there these they thin thing think third this those three time tired to today told too took touch town
    trip true try turn two type uncle under until up upon us use very visit voice wait walk wall want war warm was
    wash water way we weak wear week well went were west what when where which while white who whole whose why wide
    wife will win wind wish with woman word work world worn worse would write wrong year yellow yes yet you young your
  `),
  unseemly: setOf(`
    anal anus arse ass bastard bitch boob butt clit cock coon crap cum cunt damn dead death dick die dumb dyke fag fart
    fuck gook hell homo idiot jizz kike kill moron nazi negro niger nigga nigger nude penis perv piss poop porn prick
    pube puke puss rape rapist retard sex shit slag slut spic stupid suicide tit turd twat vagina wank whore
  `),
};
