import { CompanyLinks } from './company-links.tsx'

/** Companies that each show something else. */
const EXAMPLES = [
  { abn: '74115061375', name: 'AGL Energy', why: 'the largest emitter in the registry' },
  { abn: '49004028077', name: 'BHP Group', why: 'mines under the Safeguard Mechanism' },
  { abn: '55004898962', name: 'Woodside Energy', why: 'liquefied gas' },
  { abn: '16009661901', name: 'Qantas Airways', why: 'an airline' },
  { abn: '88000014675', name: 'Woolworths Group', why: 'mostly electricity' },
] as const

export function Examples() {
  return <CompanyLinks title="For example" companies={EXAMPLES} />
}
