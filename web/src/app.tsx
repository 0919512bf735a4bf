import { createTheme, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { queryClient } from './api/query-client.ts'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { ProvenanceProvider } from './components/provenance/provenance-provider.tsx'
import { PageSkeleton } from './components/skeleton.tsx'
import { NotFoundPage } from './pages/not-found/page.tsx'
import { PAGES } from './pages.tsx'
import { Arrival } from './shell/arrival.tsx'
import { Shell } from './shell/shell.tsx'

const theme = createTheme({ cursorType: 'pointer', respectReducedMotion: true })
const colorScheme = localStorageColorSchemeManager({ key: 'southerly-colour-scheme' })

/**
 * The page's policy allows no style element, so Mantine may not write any: its variables are in styles/tokens.css, and
 * responsive properties (`cols={{ base: 1, sm: 2 }}`) are written as media queries in CSS modules instead.
 */
export function App() {
  const [place] = useLocation()
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <ProvenanceProvider>
          <Shell>
            <ErrorBoundary place={place}>
              <Suspense fallback={<PageSkeleton />}>
                <Switch>
                  {PAGES.map(({ path, Page }) => (
                    <Route key={path} path={path} component={Page} />
                  ))}
                  <Route component={NotFoundPage} />
                </Switch>
                <Arrival />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </ProvenanceProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
