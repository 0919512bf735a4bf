export interface DecodingCase {
  readonly expression: string
  readonly parameters?: readonly unknown[]
  readonly expected: unknown
}

/** One row per type and direction. Without parameters a case is about decoding, with parameters about both ways. */
export const DECODING_CASES: readonly DecodingCase[] = [
  { expression: 'true', expected: true },
  { expression: '7::int2', expected: 7 },
  { expression: '-7::int4', expected: -7 },
  { expression: '9007199254740991::int8', expected: 9_007_199_254_740_991 },
  { expression: 'count(*)', expected: 1 },
  { expression: '(select sum(x) from (values (1), (2)) numbers (x))', expected: 3 },
  { expression: '0.1::float4', expected: 0.1 },
  { expression: '0.1::float8 + 0.2::float8', expected: 0.300_000_000_000_000_04 },
  { expression: '1.50::numeric', expected: '1.50' },
  { expression: '123456789012345678901234567890.5::numeric', expected: '123456789012345678901234567890.5' },
  { expression: `'2024-06-30'::date`, expected: '2024-06-30' },
  { expression: `'0099-01-02'::date`, expected: '0099-01-02' },
  { expression: `'infinity'::date`, expected: 'infinity' },
  { expression: `'2024-10-06 02:30:00'::timestamp`, expected: '2024-10-06 02:30:00' },
  { expression: `'2024-10-06 02:30:00.123456+10'::timestamptz`, expected: '2024-10-05T16:30:00.123Z' },
  { expression: `'2024-01-01 00:00:00.5+11'::timestamptz`, expected: '2023-12-31T13:00:00.500Z' },
  { expression: `'1890-01-01 00:00:00+00'::timestamptz`, expected: '1890-01-01T00:00:00.000Z' },
  { expression: `'0050-06-01 12:00:00+00'::timestamptz`, expected: '0050-06-01T12:00:00.000Z' },
  { expression: `'infinity'::timestamptz`, expected: 'infinity' },
  { expression: `'13:45:00'::time`, expected: '13:45:00' },
  { expression: `'{"b": [1, null], "a": "x"}'::jsonb`, expected: { a: 'x', b: [1, null] } },
  { expression: `'null'::jsonb`, expected: null },
  { expression: `'"text"'::json`, expected: 'text' },
  { expression: 'null::int8', expected: null },
  { expression: String.raw`'\x00ff10'::bytea`, expected: new Uint8Array([0, 255, 16]) },
  {
    expression: `'6f1a0f30-6c3b-4f6e-9d5a-0c8f6b6d1a11'::uuid`,
    expected: '6f1a0f30-6c3b-4f6e-9d5a-0c8f6b6d1a11',
  },
  {
    expression: String.raw`array['plain', '', 'a,b', 'a"b', 'a\b', '{}', 'NULL', null, ' ']::text[]`,
    expected: ['plain', '', 'a,b', 'a"b', String.raw`a\b`, '{}', 'NULL', null, ' '],
  },
  { expression: `'{}'::text[]`, expected: [] },
  { expression: `'[0:1]={5,6}'::int[]`, expected: [5, 6] },
  {
    expression: 'array[array[1, 2], array[3, null]]',
    expected: [
      [1, 2],
      [3, null],
    ],
  },
  { expression: 'array[0.1, 0.25, null]::real[]', expected: [0.1, 0.25, null] },
  { expression: 'array[1.50, null]::numeric[]', expected: ['1.50', null] },
  { expression: 'array[1, 2]::int8[]', expected: [1, 2] },
  { expression: 'array[true, false]', expected: [true, false] },
  { expression: `array['2024-06-30']::date[]`, expected: ['2024-06-30'] },
  { expression: `array['{"a": 1}']::jsonb[]`, expected: [{ a: 1 }] },

  {
    expression: '$1::text[]',
    parameters: [['a"b', '', null, 'c,d\n']],
    expected: ['a"b', '', null, 'c,d\n'],
  },
  {
    expression: '$1::int[]',
    parameters: [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    expected: [
      [1, 2],
      [3, 4],
    ],
  },
  { expression: '$1::text[]', parameters: [[]], expected: [] },
  { expression: '$1::real[]', parameters: [[0.1, -2]], expected: [0.1, -2] },
  { expression: '$1::float8[]', parameters: [[1e21, -1e-7, null, 0]], expected: [1e21, -1e-7, null, 0] },
  { expression: '$1::text[]', parameters: [[1.5, 'a', true]], expected: ['1.5', 'a', 'true'] },
  {
    expression: '$1::timestamptz',
    parameters: [new Date('2024-04-07T02:30:00.007Z')],
    expected: '2024-04-07T02:30:00.007Z',
  },
  {
    expression: '$1::timestamptz',
    parameters: ['2024-04-07T02:30:00.007Z'],
    expected: '2024-04-07T02:30:00.007Z',
  },
  { expression: '$1::date', parameters: ['2024-06-30'], expected: '2024-06-30' },
  { expression: '$1::text', parameters: [null], expected: null },
  { expression: '$1::jsonb', parameters: [{ a: [1, 'x', null] }], expected: { a: [1, 'x', null] } },
  { expression: '$1::jsonb', parameters: [JSON.stringify([1, 2])], expected: [1, 2] },
  { expression: '$1::boolean', parameters: [false], expected: false },
  { expression: '$1::int8', parameters: [-9_007_199_254_740_991], expected: -9_007_199_254_740_991 },
  { expression: '$1::numeric', parameters: [10n ** 30n], expected: `1${'0'.repeat(30)}` },
  { expression: '$1::float8', parameters: [1e-7], expected: 1e-7 },
  {
    // Part of a larger buffer.
    expression: '$1::bytea',
    parameters: [new Uint8Array([9, 0, 255, 9]).subarray(1, 3)],
    expected: new Uint8Array([0, 255]),
  },
  { expression: '$1::bytea', parameters: [new Uint8Array()], expected: new Uint8Array() },
  {
    expression: '$1::bytea',
    parameters: [new Uint8Array([0, 1, 255])],
    expected: new Uint8Array([0, 1, 255]),
  },
  {
    expression: '$1::text',
    parameters: ["it's; drop table tenant; --"],
    expected: "it's; drop table tenant; --",
  },
]
