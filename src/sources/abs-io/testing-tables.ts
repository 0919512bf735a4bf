import type { InputFile } from '../input-file.ts'
import { workbookFile } from '../testing/workbook.ts'

/** Support for the tests of this source; nothing else imports it. */

export type Rows = (string | number | null)[][]

const cover = (edition: string, title: string): Rows => [
  ['             Australian Bureau of Statistics'],
  [`5209.0.55.001 Australian National Accounts: Input-Output Tables, ${edition}`],
  ['Released at 11.30am (Canberra time) 13 November 2020'],
  [],
  [null, 'Contents'],
  [null, 'Table'],
  [null, 5, title],
]

/** Two industries of the published table, with totals made to fit; figures of the block itself are the published ones. */
const FLOWS: Rows = [
  [null, 'USE', '0101', '9502'],
  [
    null,
    null,
    'Sheep, grains, beef and dairy cattle',
    'Other services',
    'Total Industry Uses',
    'Households ;\n Final Consumption Expenditure',
    'Changes in Inventories',
    'Exports of Goods and Services',
    'Final Uses \n(Q1 to Q7)',
    'Total Supply',
  ],
  ['FROM INDUSTRY', null, null, null, 'T4', 'Q1', 'Q6', 'Q7', 'T5', 'T6'],
  [
    101,
    'Sheep, grains, beef and dairy cattle',
    2037.4212,
    79.653,
    2117.0742,
    250.9049,
    -0.6827,
    11254.9756,
    11505.1978,
    13622.272,
  ],
  [9502, 'Other services', 0.5978, 0.7891, 1.3869, 11529.7664, 0, 72.7494, 11602.5158, 11603.9027],
  [],
  [
    'T1',
    'Total Intermediate Use',
    2038.019,
    80.4421,
    2118.4611,
    11780.6713,
    -0.6827,
    11327.725,
    23107.7136,
    25226.1747,
  ],
  [],
  ['P1', 'Compensation of employees', 2845, 9376, 12221, 0, 0, 0, 0, 12221],
  ['P6', 'Competing imports', 8739.253, 2147.4606, 10886.7136, 0, 0, 0, 0, 10886.7136],
  [],
  [
    '',
    'Australian Production',
    13622.272,
    11603.9027,
    25226.1747,
    11780.6713,
    -0.6827,
    11327.725,
    23107.7136,
    48333.8883,
  ],
  [],
  ['', 'Value Added', 2845, 9376, 12221, 0, 0, 0, 0, 0],
  [],
  ['GDP', 'Gross Domestic Product', '', '', '', '', '', '', '', 12221],
  [],
  [null, '© Commonwealth of Australia 2020'],
]

export function flowFile(
  change: (rows: Rows) => void = () => {},
  title = ' INDUSTRY BY INDUSTRY FLOW TABLE (DIRECT ALLOCATION OF IMPORTS)',
): InputFile {
  const rows = FLOWS.map((row) => [...row])
  change(rows)
  return workbookFile('520905500105.xls', { Contents: cover('2022-23', title), 'Table 9': rows })
}

const CLASSES: Rows = [
  ['Table 40. IOIG(2015) to ANZSIC06 CONCORDANCE '],
  ['IOIG', 'IOIG Descriptor', 'ANZSIC Code', 'ANZSIC Descriptor'],
  [101, 'Sheep, Grains, Beef and Dairy Cattle', 141, 'Sheep Farming (Specialised)'],
  [null, null, 160, 'Dairy Cattle Farming'],
  [],
  [3301, 'Wholesale Trade', 3311, 'Wool Wholesaling'],
  [],
  [null, '© Commonwealth of Australia 2020'],
]

const DIVISIONS: Rows = [
  ['Table 40. Input Output Industry Group'],
  ['IOIG(2015)', 'IOIG(2015) Descriptor', 'ANZDIV'],
  [101, 'Sheep, Grains, Beef and Dairy Cattle', 'A'],
  [3301, 'Wholesale Trade', 'F'],
  [],
  [null, '© Commonwealth of Australia 2020'],
  [null, null, null, null, 9502],
]

export function linkFile(
  edition: string,
  change: (classes: Rows, divisions: Rows) => void = () => {},
): InputFile {
  const classes = CLASSES.map((row) => [...row])
  const divisions = DIVISIONS.map((row) => [...row])
  change(classes, divisions)
  return workbookFile('520905500140.xls', {
    Contents: cover(edition, 'IOIG(2015) TO ANZSIC06'),
    'IOIG(2015) to ANZSIC06': classes,
    'IOPC(2018)': [
      ['Table 40. Input Output Product Classification'],
      ['IOPC(2018)', null, 'IOPC(2018) descriptor', 'IOPG'],
    ],
    'IOIG(2015)': divisions,
  })
}
