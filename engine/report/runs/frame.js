// Who holds the page in a frame may ask how high it is, and is told when that changes: a notebook makes its frame as high.
if (parent !== window)
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data !== "tessera height?") return;
    const tell = () => parent.postMessage({ tesseraHeight: document.documentElement.offsetHeight }, "*");
    new ResizeObserver(tell).observe(document.documentElement);
  });
