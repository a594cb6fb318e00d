import { choice, either, spelling } from "../../combinators/phrase.ts";

export const movedTo = either("to", {
  "a-battlefield": "to a battlefield",
  "a-battlefield-you-control": "to a battlefield you control",
  "an-enemy-battlefield": [
    choice(["to an enemy battlefield"], [spelling("to a battlefield an opponent controls")]),
  ],
  "another-battlefield": [choice(["to a battlefield other than mine"], [spelling("to another battlefield")])],
  here: [choice(["to here"], [spelling("here")], [spelling("to this battlefield")])],
  "my-battlefield": "to my battlefield",
  base: ["to", choice(["base"], [spelling("a base")], [spelling("its base")])],
  "your-base": "to your base",
});

export const movedFrom = either("from", {
  here: "from here",
  "a-battlefield": "from a battlefield",
  "my-battlefield": "from my battlefield",
  "my-location": "from my location",
  "a-location": "from a location",
  base: ["from", choice(["base"], [spelling("a base")], [spelling("its base")])],
  "your-base": "from your base",
});
