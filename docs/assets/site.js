// What the theme adds to pages by script, made reachable by keyboard and clear to screen readers.
addEventListener("load", () => {
    for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) table.tabIndex = 0;
    for (const buttons of document.querySelectorAll(".md-code__nav")) buttons.setAttribute("role", "none");
});
