import { useParams } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useCompany } from './use-company.ts'

export function Page() {
  const { abn = '' } = useParams()
  const company = useCompany(abn)
  usePageTitle(company.data?.data.entity?.name ?? 'Company')
  return <Loaded query={company}>{({ data }) => <h1>{data.entity?.name}</h1>}</Loaded>
}
