import { Link } from 'wouter'

/** ABNs as the service writes them, and what is between. */
const PARTS = /\d\d \d{3} \d{3} \d{3}|\D+|\d+/g

/** A sentence of the service in which every ABN, such as the one that was meant, opens its company. */
export function WithAbns({ text }: { readonly text: string }) {
  return [...text.matchAll(PARTS)].map(({ 0: part, index: at }) =>
    /^\d.* /.test(part) ? (
      <Link key={at} href={`/companies/${part.replaceAll(' ', '')}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  )
}
