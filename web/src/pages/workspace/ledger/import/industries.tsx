import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../../api/client.ts'

/** Id of the list of industries that a field of spend suggests. */
export const INDUSTRIES = 'ledger-industries'

/** Industries whose multipliers stand for spend, by the ids of their factors. */
export function IndustryList() {
  const industries = useQuery({
    queryKey: ['multipliers'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/statistical/multipliers', { params: { query: { limit: 200 } }, signal })),
  })
  return (
    <datalist id={INDUSTRIES}>
      {industries.data?.data.map(({ code, name }) => (
        <option key={code} value={`io:${code}`}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
