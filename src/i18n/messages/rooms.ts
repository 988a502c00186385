// A language is a folder with a file for each room of the library: components, embed, traveler, … The English of a room
// has one export for each of its parts, which is what a component imports. Other languages have one object a room.

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All texts of an English room, and so those of the same room in another language. */
export type TextsOf<Room> = Intersection<Room[keyof Room]>;

/** The parts of an English room in one object. */
export const allOf = <Room extends object>(room: Room): TextsOf<Room> =>
  Object.assign({}, ...Object.values(room)) as TextsOf<Room>;
