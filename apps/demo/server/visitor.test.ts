import { expect, test } from 'vitest';
import { recordLog } from '../system/recorded-log.ts';
import { createVisitorKeys } from './visitor.ts';

test("a visitor is identified by the connection's address, whatever its headers say", () => {
  const visitor = { address: '192.0.2.1', forwardedFor: '198.51.100.7', trustProxy: 0 };
  expect(visitorKey(visitor)).toBe('192.0.2.1');
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['spoofed, 203.0.113.9 ,198.51.100.7 ', '198.51.100.7'],
  ['198.51.100.7:51234', '198.51.100.7'],
  ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
  ['visitor-17', 'visitor-17'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('behind a trusted proxy it is the last address that is forwarded: %s', (forwardedFor, key) => {
  expect(visitorKey({ address: '127.0.0.1', forwardedFor, trustProxy: 1 })).toBe(key);
});

test.each([
  [2, '203.0.113.9, 198.51.100.7, 192.0.2.8', '198.51.100.7'],
  [3, '203.0.113.9, 198.51.100.7, 192.0.2.8', '203.0.113.9'],
  [2, '198.51.100.7', '198.51.100.7'],
  [5, 'spoofed, 198.51.100.7', 'spoofed'],
  [0, '198.51.100.7, 192.0.2.8', '127.0.0.1'],
])('behind %i proxies it is as many entries from the end: %s', (trustProxy, forwardedFor, key) => {
  expect(visitorKey({ address: '127.0.0.1', forwardedFor, trustProxy })).toBe(key);
});

test.each([undefined, '', ' ', '203.0.113.9, '])(
  'behind a proxy that forwards no address it is the connection’s: %j',
  (forwardedFor) => {
    const visitor = { address: '127.0.0.1', forwardedFor, trustProxy: 1 };
    expect(visitorKey(visitor)).toBe('127.0.0.1');
  },
);

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::ffff:0:192.0.2.1', '0:0:0:0::/64'],
])('an IPv6 visitor is identified by network, in any notation: %s', (address, key) => {
  expect(visitorKey({ address, trustProxy: 0 })).toBe(key);
});

test.each([
  '::ffff:192.0.2.1',
  '::FFFF:192.0.2.1',
  '::ffff:c000:201',
  '::FFFF:C000:0201',
  '0:0:0:0:0:ffff:192.0.2.1',
  '0000:0000:0000:0000:0000:FFFF:C000:0201',
  '::ffff:192.0.2.1%eth0',
  '[::ffff:192.0.2.1]:51234',
  '[::ffff:c000:201]',
])('an IPv4 visitor is one and the same through IPv6: %s', (address) => {
  expect(visitorKey({ address, trustProxy: 0 })).toBe('192.0.2.1');
  expect(visitorKey({ forwardedFor: `203.0.113.9, ${address}`, trustProxy: 1 })).toBe('192.0.2.1');
});

test('a connection without an address is a visitor too', () => {
  expect(visitorKey({ trustProxy: 0 })).toBe('unknown');
});

function visitorKey({ address, forwardedFor, trustProxy }: Connection): string {
  return createVisitorKeys(trustProxy, recordLog().log)(address, forwardedFor);
}

interface Connection {
  address?: string;
  forwardedFor?: string;
  trustProxy: number;
}
