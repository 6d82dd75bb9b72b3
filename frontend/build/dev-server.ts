// In development every page is rendered on request by the code of the build, so that both are equal without JavaScript.
import type { Plugin } from 'vite';
import { redirectDocument, type ServerEntry } from './document.ts';

/** Vite's client and React's refresh are inline scripts, so development has no content security policy. */
function withDevelopmentAssets(html: string): string {
  return html.replace(
    '<head>',
    '<head><meta charset="utf-8"><script type="module" src="/src/bootstrap/start.ts"></script>',
  );
}

export function prerenderInDevelopment(): Plugin {
  return {
    name: 'prerender-in-development',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        server
          .ssrLoadModule('/src/server.tsx')
          .then(async (entry) => {
            const page = await (entry as unknown as ServerEntry).renderPage(url);
            const to = page.headers.get('Location');
            const html = to ? redirectDocument(to) : withDevelopmentAssets(await page.text());
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(url, html));
          })
          .catch(next);
      });
    },
  };
}
