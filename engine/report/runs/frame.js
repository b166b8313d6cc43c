// The page's parent may ask for its height, and is told when it changes, so that a notebook fits its frame.
if (parent !== window)
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data !== "tessera height?") return;
    const tell = () => parent.postMessage({ tesseraHeight: document.documentElement.offsetHeight }, "*");
    new ResizeObserver(tell).observe(document.documentElement);
  });
