// What a visitor of a course page decides by stands in the first view: next departure, price, places.
import { coursePath, courses } from './specified/courses.ts';
import { chooseCookies } from './support/alive.ts';
import { expect, test } from './support/product.ts';

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${width} × ${height} the first view of each course has its next departure, price and places`, async ({
    page,
  }) => {
    await chooseCookies(page);
    await page.setViewportSize({ width, height });
    for (const course of courses) {
      await page.goto(coursePath(course));
      const article = page.getByRole('main').getByRole('article');
      // On a phone the bar to call or to write covers the foot of the screen.
      const bar = page.getByRole('navigation', { name: 'Contatti rapidi' });
      const end = (await bar.isVisible()) ? (await bar.boundingBox())!.y : height;
      for (const fact of [
        // The demonstration has no next start of C2.
        article.getByText(course.level === 'C2' ? /chiedi la data/ : /^Prossima partenza/),
        article.getByText('680,00 euro'),
        article.getByRole('definition').filter({ hasText: new RegExp(`^${course.seats}$`) }),
      ]) {
        const box = await fact.filter({ visible: true }).boundingBox();
        expect(box!.y + box!.height, `${course.name}: ${await fact.first().textContent()}`).toBeLessThanOrEqual(end);
      }
    }
  });
}
