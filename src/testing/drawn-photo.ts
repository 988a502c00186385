import type { Photo } from '../domain/index.js';

const PICTURE = [
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAC0BAMAAAAXyugiAAAAIVBMVEXz6djm0rR9p7NPf48uSk9Va0o9UDiKYkNfQi769u7Jom1w',
  'nhW4AAAEyklEQVR42u3Yu27bMBgF4LMYbccMHrp6aZHVQ4I+hT2wgB+gasaiAaI9QQOiUzN6bTc/ZWUnTiSK5M/L0WXgGQqokqxP',
  'vPxUCJSUlJSUlJSUlJSUlJSUlJSU8LM/5c/MffMV7vfzFn54A+7n7pulsOObYSd3G9DfhBdT5KMB9Fw6DdDw7Z9mBjQb0NeEBRjS',
  'w74+LsCgHvb0cQEWYETUKdu5ApfqnO0sgW8+UTgJsO1rMjug4fMLpwAqFSGcAKhUjHB84FJFCccHKhUlHB2oVKRw5K+ZpYoVjgxU',
  'nmydV+9G+6JeqnBh59rdSEAlZOu8cjfKX3UqJI7LdiP8XbxUOdkND1SKIHwaDrjMBCqpAXOBShGEF8MBl/nAnbeDc4GKEOHzGxM3',
  'oPT1nQXk+IQmxMQdLDYhvM8fowGFx2ArPHz4BvR3MtSmv2+96Nzu2NxWxPg20S1nzdstr1D/WDCBGy9QyS1j3vRe619qFOECxulF',
  'SB80Pq2pQGcnK3TOL8JeUWu6cOMcgAnv+Owbo5MXMcDXn3hXv+SusofWyccORfSPvPrquvLkG6EJVTTwmLoOE0YjN9ZyFwdsHtr2',
  'OTs5DWldLhClq6ob3cljVRGNtuUMMbqeT+sqMNHCc8VDhK6J1qnCMGN/PUOEzuYL6+Twvt6YCwbCdVX1vbbkrqq4RqNNg3UOn1hr',
  'Mo0I1ZkVJkMYV3tCdW5fZCdHGhGos1SYtIkSazSAX52/5vHF1Jro2gO56ZwVhiKUGhIhONGX2skBLQlPr8oVJnOihChRUXwptSYs',
  'YcC6nkwIlo/TyWnAGx2Ux6mAgb68WpMD1HpKIYi+QToZhAoz6EQB0zdErQGjwgwpBNfH72RwKsxwEwWrY9b2XOuE2H5oJWTtDnxn',
  'tWYIM3RH4Jrt0w88XXO/B3hVJ+aWpmviBn6qk0PTuYHNmTojLJ0DeDqR46t/knQ24Mv/f9ZZuefojkD73dc6M2FPD9DDflZrvjBt',
  'XMJ6Nt/XrYYZcxq2s1c1Ibecao0VsUJbqmF2PYQwpw5N6kP4v9R1+Hg/hBmfA6RUawj1KBnIWksg1Ks0IG+lMwp1/+5YYMJa4ddD',
  'eLfMSZJfrSG0PBWY0vMQxgUPmDguIYxaG+S8mkUA02cNhFHNAGbNaWElyQfmVhwIozoPSKiHEEZ1BpBTrSHcHQtM/bJ36iG8WxKQ',
  'Wa0htHw8kLyWQBgXpDqYPi4hjFomMGnWQBjVNGDqnIYwqjnAofYHOcDh9gcZwPz9QeHu1EJNq4cQ3i0dSKqHkFq+u4lxPjpf19nH',
  'ah3wqjWkcWEBrqymtwPqWgJp1JrA7s5fH8j+qwnSqO4AVwLwgb7SufYHbcAeyDheC0Dm/mAfaGux9nF/NAy5P2gCHV36emwdrqRq',
  'Delue5lpHbv1lIoD6d0k4L0XmD+nIbW8B+gp1Lx6CGlcuIDOQn15cOVfyriENGqtQFcd/H2QEzlrpP1BC9BaZi5PHxEhwGP+8vYH',
  'Q5a682PDgadw9gc7QFsdbJkigX2ktQ6+tvhaWOr6Y840JQBbSFehloZFZ61449pMiUBndz8Xaum6Bmi0Z/sGFtCthHRhewx+6Rmo',
  'QGtPQrqh+9ThgWYKsABnD5w6BViABViABViABViA3vwH+lj81U4S2DEAAAAASUVORK5CYII=',
].join('');

/** Drawing of a house on stilts for stories and tests, 320 × 180 px. */
export const DRAWN_PHOTO: Photo = {
  src: `data:image/png;base64,${PICTURE}`,
  alt: 'A house on stilts by a lagoon, hills behind it',
  credit: 'Drawn for Tapa',
};

/** Photo that fails to decode. */
export const BROKEN_PHOTO: Photo = { ...DRAWN_PHOTO, src: 'data:image/png;base64,AAAA' };
