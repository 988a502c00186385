// A language is a folder with a file for each room of the library: components, embed, traveler, … The English of a room
// has one export for each of its parts, which is what a component imports. Other languages have one object a room.

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type PartOf<Room> = Room extends unknown ? Room[keyof Room] : never;

/** All texts of an English room, and so those of the same room in another language; of several rooms, all of theirs. */
export type TextsOf<Room> = Intersection<PartOf<Room>>;

/** The parts of English rooms in one object. A room that `require` has loaded has a `default` beside its parts. */
export const allOf = <Room extends object>(rooms: readonly Room[]): TextsOf<Room> => {
  const parts = rooms.flatMap((room) => Object.entries(room).filter(([name]) => name !== 'default'));
  return Object.assign({}, ...parts.map(([, part]) => part)) as TextsOf<Room>;
};
