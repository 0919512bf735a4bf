import { PageTabs } from '../../components/page-tabs.tsx'

const VIEWS = [
  { path: '/portfolio', name: 'Screen a list' },
  { path: '/portfolios', name: 'Saved portfolios' },
] as const

/** The way between a pasted list and the portfolios that are saved. */
export const PortfolioTabs = () => <PageTabs label="Portfolio" pages={VIEWS} />
