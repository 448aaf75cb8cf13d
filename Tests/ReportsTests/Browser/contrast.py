"""Finds the text of a page that stands out least from its ground, as WCAG measures it."""

SCRIPT = """() => {
      const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const read = (color) => {
        pixel.clearRect(0, 0, 1, 1); pixel.fillStyle = color; pixel.fillRect(0, 0, 1, 1);
        return [...pixel.getImageData(0, 0, 1, 1).data];
      };
      const over = (top, below) => top.slice(0, 3)
        .map((part, index) => part * top[3] / 255 + below[index] * (1 - top[3] / 255));
      const ground = (element) => {
        const layers = [];
        for (let one = element; one; one = one.parentElement) {
          layers.push(read(getComputedStyle(one).backgroundColor));
        }
        return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
      };
      const light = (color) => {
        const [red, green, blue] = color.map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      let lowest = ['', 21];
      for (const element of document.querySelectorAll('body *')) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!hasText || !element.checkVisibility() || element.closest(':disabled, .unseen, .skip, .key')) continue;
        const below = ground(element);
        const [one, other] = [light(over(read(getComputedStyle(element).color), below)), light(below)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < lowest[1]) lowest = [element.className + ': ' + element.innerText.slice(0, 30), ratio];
      }
      return lowest;
    }"""


def lowest(page):
    """What has the lowest contrast, and its ratio."""
    return page.evaluate(SCRIPT)
