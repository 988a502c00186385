import { expect, it } from 'vitest';
import { classesMissing } from './sheet-classes';

it('names the classes that a smaller stylesheet lacks', () => {
  const code = 'a({className:"t:p-1 t:hover:p-2 host"}),b=`t:w-[1px]`,c="t:unknown"';
  const whole = String.raw`.t\:p-1{}.t\:p-1\.5{}.t\:hover\:p-2:hover{}.t\:w-\[1px\]{}`;
  expect(classesMissing(code, whole, whole)).toEqual([]);
  expect(classesMissing(code, String.raw`.t\:p-1\.5{}.t\:w-\[1px\],.x{}`, whole)).toEqual([
    't:p-1',
    't:hover:p-2',
  ]);
});
