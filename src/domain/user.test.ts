import { describe, expect, it } from 'vitest';
import { accountKind, initialsOf, safeImageUrl, user as userEntity, userInitials, userName } from './user.js';

const user = (raw: object) => userEntity.sanitize(raw).value;

describe('user', () => {
  it('reads a user', () => {
    const hana = {
      isDemo: true,
      firstName: 'Hana',
      lastName: 'Tāmaki',
      email: 'h@example.com',
      role: 'provider',
    };
    expect(user(hana)).toEqual({ ...hana, accountType: '', profileImageUrl: '' });
    expect(userName(user(hana))).toBe('Hana Tāmaki');
  });

  // spec: 2.role-default
  it('reads no data as a traveler without a name', () => {
    expect(userEntity.sanitize(null).value).toMatchObject({ role: 'traveler', firstName: '' });
    expect(userName(user({}))).toBeNull();
    expect(userName(user({ firstName: 'undefined', lastName: ' ', email: 'a@b.c' }))).toBe('a@b.c');
  });

  it('trims the space around names and addresses', () => {
    expect(userName(user({ firstName: ' Hana ', lastName: ' Tāmaki ' }))).toBe('Hana Tāmaki');
    expect(userName(user({ firstName: ' Hana ' }))).toBe('Hana');
    expect(userName(user({ email: ' a@b.c ' }))).toBe('a@b.c');
  });

  // spec: 6.account-kinds
  it.each([
    [{ isDemo: true }, 'demo'],
    [{ accountType: 'demo' }, 'demo'],
    [{ isDemo: false, accountType: 'demo' }, 'demo'],
    [{ isDemo: 'true' }, 'live'],
    [{ isDemo: 1, accountType: 'Demo' }, 'live'],
    [{}, 'live'],
  ])('%j is a %s account', (raw, kind) => {
    expect(accountKind(user(raw))).toBe(kind);
  });
});

describe('initials', () => {
  it.each([
    ['Hana Tāmaki', 'HT'],
    ['ʻAnaseini ʻUlufonua', 'AU'],
    ['  āwhina ', 'Ā'],
    ['Ana Mele Vuki', 'AV'],
    ['E\u0304ma', 'E\u0304'],
    ['李 小龍', '李小'],
    ['… — !', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('fall back to the email’s first letter', () => {
    expect(userInitials(user({ firstName: 'Hana', lastName: 'Tāmaki' }))).toBe('HT');
    expect(userInitials(user({ lastName: 'Tāmaki' }))).toBe('T');
    expect(userInitials(user({ email: '_hana@example.com' }))).toBe('H');
    expect(userInitials(user({}))).toBe('');
  });
});

describe('safeImageUrl', () => {
  it.each([
    'https://cdn.example.com/hana.jpg?size=80#face',
    'HTTPS://cdn.example.com/hana.jpg',
    '/avatars/hana.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/avif;base64,AAAA',
  ])('accepts %s', (url) => {
    expect(safeImageUrl(url)).toBe(url);
  });

  it('trims the space around it', () => {
    expect(safeImageUrl(' https://cdn.example.com/hana.jpg\n')).toBe('https://cdn.example.com/hana.jpg');
  });

  it.each([
    'http://cdn.example.com/hana.jpg',
    'https:hana.jpg?from=https://cdn.example.com',
    '//cdn.example.com/hana.jpg',
    '/\\cdn.example.com/hana.jpg',
    '/\t/cdn.example.com/hana.jpg',
    '\\\\cdn.example.com',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,x',
    'data:image/pngx,x',
    'blob:https://example.com/1',
    'avatar.png',
    'avatars/',
    'https:hana.jpg',
    'https://',
    '',
    null,
    {},
  ])('rejects %j', (url) => {
    expect(safeImageUrl(url)).toBeUndefined();
  });
});
