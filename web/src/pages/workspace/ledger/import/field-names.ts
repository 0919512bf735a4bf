/** What the columns of a file can say of its rows, in the words of the page. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  id: 'Your own id',
  activity: 'What (product, account, waste)',
  use: 'What for',
  date: 'Date',
  from: 'First day',
  to: 'Last day',
  month: 'Month',
  span: 'First and last day in one',
  quantity: 'Quantity',
  unit: 'Unit',
  amount: 'Amount in A$',
  credit: 'Credit',
  tax: 'GST',
  currency: 'Currency',
  region: 'Region',
  gas_network: 'Gas network',
  facility: 'Facility',
  entity_abn: 'ABN of the entity',
  category: 'Category',
  factor_id: 'Factor',
  data_quality: 'Data quality, 1 to 5',
  estimate: 'How it was estimated',
  note: 'Note',
}

export const fieldName = (field: string): string => FIELD_NAMES[field] ?? field

/** What a person can say of all rows at once. */
export const OF_ALL_ROWS = ['activity', 'use', 'unit', 'region', 'facility', 'category'] as const
