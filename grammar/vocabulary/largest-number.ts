/** No card has a larger number; a larger one is a slip of the keyboard, and a game with it would not come to an end. */
export const largestNumber = 999;
