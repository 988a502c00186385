/** The present moment of every story: noon on the day that the fixtures are written for. */
export const STORY_NOW = new Date('2026-11-21T12:00:00Z');
